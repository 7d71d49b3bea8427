import type { LegalSourceId, legalSources } from '#content/law/sources.ts'

/** Official source cited below a text. The URL must come from the registry, otherwise it does not compile. */
export type Source = { title: string; href: (typeof legalSources)[LegalSourceId]['href'] }
