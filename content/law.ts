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
    text: 'The acts that apply to every Swiss tax return',
    claimId: 'law-federal',
  },
  {
    category: 'cantonal',
    title: 'Cantonal tax laws',
    text: 'Each canton has its own tax act',
    claimId: 'law-cantonal',
  },
  {
    category: 'treaties',
    title: 'Tax treaties',
    text: 'Which country may tax what',
    claimId: 'law-treaties',
  },
  { category: 'decisions', title: 'Court decisions', text: 'Leading cases for expatriates', claimId: 'law-decisions' },
]

export const lawSheetName = (id: string) => `law-${id}.pdf`

export const lawSheet = {
  stateOn: '2026-11-25',
  kind: 'Law summary',
  rulesTitle: 'Key points',
  sourceTitle: 'Official text',
  sourceText: 'This page is a summary. Only the official text in German, French or Italian is binding.',
} as const

export const legalDocuments: readonly LegalDocument[] = [...swissLaw, ...treatiesAndPractice].map((document) => ({
  ...document,
  downloadUrl: document.downloadUrl ?? `/documents/${lawSheetName(document.id)}`,
}))

export const lawPage = {
  meta: {
    title: 'Law library',
    description:
      'The Swiss acts, ordinances, tax treaties, circulars and court decisions behind expat tax returns, each explained in plain English with a link to the official source.',
  },
  title: 'Law library',
  lead: (howMany: string) =>
    `${howMany} laws, treaties and rulings behind expat tax returns, each with a link to the official source.`,
  note: 'Only the official text (German, French or Italian) is binding: select View Source to read it. Download gives you our one-page summary (PDF).',
  searchLabel: 'Search the law library',
  emptyText: "No documents found. Try adjusting your search terms or filters to find what you're looking for.",
  sourceButton: 'View Source',
  downloadButton: 'Download',
  adviceTitle: 'Not sure which rule applies to you?',
  adviceButton: 'Get Legal Advice',
  chatButton: 'Chat consultation',
  chatMessage: 'Hello, I have a question about Swiss tax law.',
} as const
