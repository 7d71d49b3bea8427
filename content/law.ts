import type { LawCategory, LegalDocument } from '#content/law/legal-document.ts'
import { swissLaw } from '#content/law/swiss-law.ts'
import { treatiesAndPractice } from '#content/law/treaties-and-practice.ts'

export const lawCategories: readonly { id: LawCategory; name: string }[] = [
  { id: 'federal', name: 'Federal law' },
  { id: 'cantonal', name: 'Cantonal law' },
  { id: 'treaties', name: 'Tax treaties' },
  { id: 'regulations', name: 'Ordinances' },
  { id: 'guidelines', name: 'Guidelines' },
  { id: 'decisions', name: 'Court decisions' },
  { id: 'updates', name: 'Changes ahead' },
]

export const lawQuickAccess: readonly { category: LawCategory; title: string; text: string; claimId: string }[] = [
  {
    category: 'federal',
    title: 'Federal laws',
    text: 'The acts behind every Swiss tax return',
    claimId: 'law-federal',
  },
  { category: 'cantonal', title: 'Cantonal tax laws', text: 'One tax act per canton', claimId: 'law-cantonal' },
  {
    category: 'treaties',
    title: 'Tax treaties',
    text: 'Who taxes what between two countries',
    claimId: 'law-treaties',
  },
  { category: 'decisions', title: 'Court decisions', text: 'Leading cases for expatriates', claimId: 'law-decisions' },
]

export const lawSheetName = (id: string) => `law-${id}.pdf`

export const lawSheet = {
  stateOn: '2026-11-25',
  kind: 'Law summary',
  rulesTitle: 'What it decides',
  sourceTitle: 'The official text',
  sourceText: 'This page is a summary. What counts is the official text, in German, French or Italian.',
} as const

export const legalDocuments: readonly LegalDocument[] = [...swissLaw, ...treatiesAndPractice].map((document) => ({
  ...document,
  downloadUrl: document.downloadUrl ?? `/documents/${lawSheetName(document.id)}`,
}))

export const lawPage = {
  meta: {
    title: 'Law library',
    description:
      'Acts, ordinances, treaties, circulars and decisions behind Swiss tax returns of expatriates, each with its official source.',
  },
  title: 'Law library',
  lead: (howMany: string) =>
    `${howMany} texts that decide Swiss tax returns of expatriates, each with its official source.`,
  note: 'The official text decides, in German, French or Italian: View Source leads there. Download gives our summary on one page, as a PDF.',
  searchLabel: 'Search the law library',
  emptyText: "No documents found. Try adjusting your search terms or filters to find what you're looking for.",
  sourceButton: 'View Source',
  downloadButton: 'Download',
  adviceTitle: 'Not sure which rule applies to you?',
  adviceButton: 'Get Legal Advice',
  chatButton: 'Chat consultation',
  chatMessage: 'Hello, I have a question about a Swiss tax law.',
} as const
