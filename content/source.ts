import type { LegalSourceId, legalSources } from '#content/law/sources.ts'

/** An official source, named under the text that rests on it. Links come from the registry, so a wrong one does not compile. */
export type Source = { title: string; href: (typeof legalSources)[LegalSourceId]['href'] }
