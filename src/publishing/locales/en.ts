import { nameWordsEn } from '#company/name-words.ts'
import type { StatusKind } from '#design/feedback/status.tsx'
import type { FieldWords } from '#platform/field-errors.ts'
import { formatLongDate } from '#platform/format.ts'
import type { CampaignState, EmailError } from '#publishing/newsletter/campaigns/campaign.ts'
import type { DiscountError } from '#publishing/newsletter/subscription.ts'

export type CampaignWords = {
  fields: FieldWords<EmailError>
  states: Readonly<Record<CampaignState, { kind: StatusKind; label: string }>>
  digestSubject: (titles: readonly string[] | null, day: string) => string
}

const maxTitleLength = 110

export const campaign: CampaignWords = {
  fields: {
    'subject-missing': 'Enter a subject.',
    'subject-too-long': 'The subject can have up to 150 characters.',
    'introduction-too-long': 'The introduction can have up to 10,000 characters.',
    'topics-missing': 'Choose who will receive it.',
    empty: 'Write an introduction or choose at least one item.',
  },
  states: {
    draft: { kind: 'wait', label: 'Draft' },
    sending: { kind: 'prog', label: 'Sending' },
    paused: { kind: 'warn', label: 'Paused' },
    sent: { kind: 'done', label: 'Sent' },
    cancelled: { kind: 'off', label: 'Cancelled' },
  },
  digestSubject: (titles, day) => {
    const [first, ...others] = titles ?? []
    if (first === undefined) return `Swiss tax this week, ${formatLongDate(day)}`
    const title = first.length > maxTitleLength ? `${first.slice(0, maxTitleLength - 1).trimEnd()}…` : first
    return others.length > 0 ? `${title}, and ${others.length} more` : title
  },
}

export type NewsletterWords = {
  fields: FieldWords<DiscountError>
}

export const newsletter: NewsletterWords = {
  fields: {
    'email-missing': 'Enter your email address.',
    'email-too-long': 'This email address is too long.',
    'email-incomplete': 'Enter a valid email address, such as name@example.com.',
    ...nameWordsEn('name', { label: 'name', max: 120, missing: 'Enter your name.' }),
    'topic-unknown': 'Choose what you want to hear about.',
  },
}

export const articles = {
  minRead: (readMinutes: number) => `${readMinutes} min read`,
}

export const blogPage = {
  for: (text: string) => ` for ‘${text}’`,
  inCategory: (category: string) => ` in ${category}`,
  article: 'article',
  articles: 'articles',
}

export const articleCard = {
  tags: 'Tags',
  more: (more: number) => `+${more} more`,
}

export const articleParts = {
  seePackages: 'See the packages',
  askUs: 'Ask us',
  tags: 'Tags',
}

export const articleView = {
  onThisPage: 'On this page',
  lawAsOf: (date: string) => `Law as of ${date}`,
}

export const shareButton = {
  words: { none: 'Share', copied: 'Link copied', failed: 'Copy the link above' },
}

export const checkArticle = {
  words: (words: number) => `${words} words`,
}

export const generate = {
  noCategory: (category: string) => `No category ${category}`,
  editorialTeam: 'Editorial team',
}

export const writtenArticle = {
  invalidAiResponseFormatAi: 'Invalid AI response format - AI did not return valid JSON',
  invalidResponseStructure: 'Invalid response structure',
}

export const caseStudiesPage = {
  inNumbers: 'In numbers',
  saved: (taxSavings: string) => `${taxSavings} saved`,
  search: 'Search',
  searchCaseStudies: 'Search case studies...',
  industry: 'Industry',
  allIndustries: 'All industries',
  service: 'Service',
  allServices: 'All services',
  showingOfCaseStudies: (count: number, total: number) => `Showing ${count} of ${total} case studies`,
  noCaseStudiesFound: 'No case studies found',
  tryAnotherWordIndustryOr: 'Try another word, industry or service.',
}

export const documentFileRoute = {
  thereIsNoFileWith: 'There is no file with this name. See all guides, checklists and templates at /resources\n',
}

export const faqPage = {
  search: 'Search',
  for: (text: string) => `for ‘${text}’`,
  showAll: 'Show all questions',
  question: 'question',
  questions: 'questions',
}

export const lawPage = {
  ofThemAreOnThis: (counted: number) => `${counted} of them are on this page`,
  category: 'Category',
  allCategories: 'All categories',
  year: 'Year',
  allYears: 'All years',
  foundLegalDocuments: (count: number) => `Found ${count} legal documents`,
  clearFilters: 'Clear Filters',
}

export const lawSheet = {
  asOf: (firmName: string, kind: string, date: string) => `${firmName} · ${kind} · As of ${date}`,
  officialText: (title: string) => `${title}, official text`,
  textOf: (date: string) => `text of ${date}`,
}

export const resourcesPage = {
  sections: ['Tax Guide', 'Checklist', 'Template'] as const,
  tags: 'Tags',
  taxYearOf: (year: number | null) => `tax year ${year}`,
  asOf: (date: string) => `as of\u00a0${date}`,
  downloads: 'downloads',
  download: 'download',
}

export const caseStudy = {
  complexity: (complexity: string) => `${complexity} complexity`,
  challenge: 'Challenge',
  solution: 'Solution',
  results: 'Results',
  howWeWorkedOutSaving: 'How we worked out the saving',
  tags: 'Tags',
  taxSavings: 'Tax savings',
  timeSaved: 'Time saved',
  satisfaction: 'Satisfaction',
  duration: 'Duration',
  team: 'Team',
  complexityLabel: 'Complexity',
}

export const filterForm = {
  search: 'Search',
}

export const lawCheckNote = {
  lawAsOfSources: (date: string) => `Law as of ${date}. Sources:`,
}

export const legalDocumentCard = {
  importance: { high: 'High importance', medium: 'Medium importance', low: 'Low importance' },
  tags: 'Tags',
  lastUpdated: (date: string) => `Last updated ${date}`,
}

export const newTabLink = {
  opensInNewTab: '(opens in a new tab)',
}

export const readFeed = {
  documentContainsDocumentTypeDefinition: 'The document contains a document type definition',
  thisIsNotFeed: 'This is not a feed',
  feedIsDamaged: 'The feed is damaged',
}

export const trySource = {
  feedSaysNothingHasChanged: 'The feed says nothing has changed, although we asked for the whole feed',
}

export const newsArticlePage = {
  askUs: 'Ask us',
  tags: 'Tags',
  opensInNewTab: ', opens in a new tab',
}

export const newsLabels = {
  taxPolicy: 'Tax Policy',
  taxLaw: 'Tax Law',
  generalNews: 'General News',
  government: 'Government',
  business: 'Business',
}

export const newsPage = {
  categories: 'Categories',
  for: (text: string) => ` for ‘${text}’`,
  opensInNewTab: ', opens in a new tab',
  inCategory: (category: string) => ` in ${category}`,
  article: 'article',
  articles: 'articles',
}

export const pictures = {
  buildingWithManyWindowsAuthority: 'A building with many windows: an authority',
  sequenceOfPhasesBillGoing: 'A sequence of phases: a bill going through parliament',
  tableOfContentsLaw: 'A table of contents: a law',
  calendarPage: 'A calendar page',
  columnsOfLedger: 'Columns of a ledger',
}

export const rewriteChecks = {
  words: (words: number) => `${words} words`,
}

export const rewritePrompt = {
  invalidAiResponseFormatAi: 'Invalid AI response format - AI did not return valid JSON',
  invalidResponseStructure: 'Invalid response structure',
}

export const runDb = {
  itStoppedWithoutReportingError: 'It stopped without reporting an error.',
}

export const runNews = {
  itFailedSeeLogFor: 'It failed. See the log for the reason.',
  waitsForBudget: (title: string) => `‘${title}’ is waiting: today’s budget is used up`,
}

export const newsCard = {
  tags: 'Tags',
}

export const runNote = {
  articleOf: (done: number, total: number) => `Article ${done} of ${total}`,
}

export const sourceLink = {
  opensInNewTab: (title: string) => `: ${title}, opens in a new tab`,
}

export const newsletterLinkPage = {
  words: {
    confirm: {
      title: 'Confirm your subscription',
      button: 'Confirm subscription',
      done: 'You are subscribed',
      doneText: 'Every email contains a link to unsubscribe.',
    },
    leave: {
      title: 'Unsubscribe from the newsletter',
      button: 'Unsubscribe',
      done: 'You are unsubscribed',
      doneText: 'We will not send you any more newsletters.',
    },
  },
  thisLinkNoLongerWorks: 'This link no longer works',
  itHasExpiredOrLater: 'It has expired, or we have since sent you a newer link. You can subscribe again at any time.',
  subscribe: 'Subscribe',
}

export const newsletterPage = {
  thereWereTooManySign: (wait: string) =>
    `There have been too many sign-ups from your network. Please try again in ${wait}.`,
}

export const preferencesPage = {
  subscribe: 'Subscribe',
}

export const mailReport = {
  complaint: (value: string) => `Complaint: ${value}`,
}

export const newsletterForm = {
  nameText: 'Name',
  email: 'Email',
  leaveThisEmpty: 'Leave this empty',
}

export const rating = {
  rated: 'Rated',
}

export const renderMarkdown = {
  table: (columns: string) => `Table: ${columns}`,
}
