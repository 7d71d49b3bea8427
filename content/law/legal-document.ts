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
  /** Day of the version described (YYYY-MM-DD). */
  lastUpdated: string
  tags: readonly string[]
  url: string
  /** Official PDF; null if there is only a web page, then we generate a summary. */
  downloadUrl: string | null
  importance: LawImportance
}
