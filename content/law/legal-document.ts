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
  lastUpdated: string
  tags: readonly string[]
  url: string
  /** URL of the official PDF; null if there is only a web page, in which case we generate a PDF summary. */
  downloadUrl: string | null
  importance: LawImportance
}
