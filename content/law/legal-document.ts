export type LawCategory = 'federal' | 'cantonal' | 'treaties' | 'regulations' | 'guidelines' | 'decisions' | 'updates'
export type LawStatus = 'Active' | 'Final' | 'Draft'
export type LawImportance = 'high' | 'medium' | 'low'

export type LegalDocument = {
  id: string
  title: string
  number: string | null
  category: LawCategory
  year: number
  description: string
  type: string
  jurisdiction: string
  status: LawStatus
  /** State of the text that the description refers to (YYYY-MM-DD). */
  lastUpdated: string
  tags: readonly string[]
  url: string
  /** Official PDF; null if only a web page exists, then our summary sheet replaces it. */
  downloadUrl: string | null
  importance: LawImportance
}
