export type LawCategory = 'federal' | 'cantonal' | 'treaties' | 'regulations' | 'guidelines' | 'decisions' | 'updates'
export type LawStatus = 'Active' | 'Final' | 'Draft'
export type LawImportance = 'high' | 'medium' | 'low'

export type LegalDocument = {
  id: string
  title: string
  /** Number in the official collection, where there is one. */
  number: string | null
  category: LawCategory
  /** Year of the version or event described. */
  year: number
  description: string
  type: string
  jurisdiction: string
  status: LawStatus
  /** State of the text that the description refers to (YYYY-MM-DD). */
  lastUpdated: string
  tags: readonly string[]
  /** Official source. */
  url: string
  /** Official PDF, or null when only a page exists: then our summary sheet takes its place. */
  downloadUrl: string | null
  importance: LawImportance
}
