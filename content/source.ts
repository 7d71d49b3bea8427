import type { LegalSourceId, legalSources } from '#content/law/sources.ts'

/** The URL must come from the registry of legal sources; any other URL does not compile. */
export type Source = { title: string; href: (typeof legalSources)[LegalSourceId]['href'] }
