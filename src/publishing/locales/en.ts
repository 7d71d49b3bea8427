import { nameWordsEn } from '#company/name-words.ts'
import type { StatusKind } from '#design/feedback/status.tsx'
import type { FieldWords } from '#platform/field-errors.ts'
import { formatDate } from '#platform/format.ts'
import type { CampaignState, EmailError } from '#publishing/newsletter/campaigns/campaign.ts'
import type { DiscountError } from '#publishing/newsletter/subscription.ts'

export type CampaignWords = {
  fields: FieldWords<EmailError>
  states: Readonly<Record<CampaignState, { kind: StatusKind; label: string }>>
  digestSubject: (titles: readonly string[] | null, day: string) => string
}

const maxTitleLength = 110

const campaign: CampaignWords = {
  fields: {
    'subject-missing': 'Enter a subject.',
    'subject-too-long': 'The subject may have at most 150 characters.',
    'introduction-too-long': 'The introduction may have at most 10,000 characters.',
    'topics-missing': 'Choose whom it goes to.',
    empty: 'Write an introduction or choose an entry.',
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
    if (first === undefined) return `Swiss tax this week, ${formatDate(day)}`
    const title = first.length > maxTitleLength ? `${first.slice(0, maxTitleLength - 1).trimEnd()}…` : first
    return others.length > 0 ? `${title}, and ${others.length} more` : title
  },
}

export type NewsletterWords = {
  fields: FieldWords<DiscountError>
}

const newsletter: NewsletterWords = {
  fields: {
    'email-missing': 'Enter your e-mail address.',
    'email-too-long': 'This e-mail address is too long.',
    'email-incomplete': 'Enter a valid e-mail address, such as name@example.com.',
    ...nameWordsEn('name', { label: 'name', max: 120, missing: 'Enter your name.' }),
    'topic-unknown': 'Choose what you want to hear about.',
  },
}

const articles = {
  minRead: (readMinutes: number) => `${readMinutes} min read`,
  maxWidth719px112px420px: '(max-width: 719px) 112px, 420px',
}

const blogPage = {
  for: (text: string) => ` for ‘${text}’`,
}

const articleCard = {
  tags: 'Tags',
  more: (more: number) => `+${more} more`,
}

const articleParts = {
  seeThePackages: 'See the packages',
  askUs: 'Ask us',
  tags: 'Tags',
}

const articleView = {
  onThisPage: 'On this page',
  stateOfLaw: (date: string) => `State of law: ${date}`,
}

const shareButton = {
  words: { none: 'Share', copied: 'Link copied', failed: 'Copy the address above' },
}

const picture = {
  maxWidth719px100vw720px: '(max-width: 719px) 100vw, 720px',
}

const checkArticle = {
  words: (words: number) => `${words} words`,
}

const generate = {
  noCategory: (category: string) => `No category ${category}`,
  editorialTeam: 'Editorial team',
}

const writtenArticle = {
  invalidAiResponseFormatAi: 'Invalid AI response format - AI did not return valid JSON',
  invalidResponseStructure: 'Invalid response structure',
}

const caseStudiesPage = {
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

const documentFileRoute = {
  thereIsNoFileOf: 'There is no file of this name. All guides, checklists and templates: /resources\n',
}

const faqPage = {
  search: 'Search',
  for: (text: string) => `for ‘${text}’`,
  showAll: 'Show all',
}

const lawPage = {
  ofThemHere: (counted: number) => `${counted} of them here`,
  category: 'Category',
  allCategories: 'All categories',
  year: 'Year',
  allYears: 'All years',
  foundLegalDocuments: (count: number) => `Found ${count} legal documents`,
  clearFilters: 'Clear Filters',
}

const lawSheet = {
  state: (firmName: string, kind: string, date: string) => `${firmName} · ${kind} · State ${date}`,
  officialText: (title: string) => `${title}, official text`,
}

const resourcesPage = {
  sections: ['Tax Guide', 'Checklist', 'Template'] as const,
  tags: 'Tags',
}

const caseStudy = {
  complexity: (complexity: string) => `${complexity} complexity`,
  challenge: 'Challenge',
  solution: 'Solution',
  results: 'Results',
  howTheSavingIsWorked: 'How the saving is worked out',
  tags: 'Tags',
  taxSavings: 'Tax savings',
  timeSaved: 'Time saved',
  satisfaction: 'Satisfaction',
}

const filterForm = {
  search: 'Search',
}

const lawCheckNote = {
  stateOfTheLawSources: (date: string) => `State of the law: ${date}. Sources:`,
}

const legalDocumentCard = {
  importance: { high: 'High importance', medium: 'Medium importance', low: 'Low importance' },
  tags: 'Tags',
  lastUpdated: (date: string) => `Last updated ${date}`,
}

const newTabLink = {
  opensInANewTab: '(opens in a new tab)',
}

const readFeed = {
  theDocumentHoldsADocument: 'The document holds a document type definition',
  thisIsNotAFeed: 'This is not a feed',
  theFeedIsDamaged: 'The feed is damaged',
}

const trySource = {
  itSaysThatNothingHas: 'It says that nothing has changed, but we asked for all of it',
}

const newsArticlePage = {
  askUs: 'Ask us',
  tags: 'Tags',
  opensInANewTab: ', opens in a new tab',
}

const newsLabels = {
  taxPolicy: 'Tax Policy',
  taxLaw: 'Tax Law',
  generalNews: 'General News',
}

const newsPage = {
  categories: 'Categories',
  for: (text: string) => ` for ‘${text}’`,
  opensInANewTab: ', opens in a new tab',
}

const pictures = {
  aFacadeWithManyWindows: 'A facade with many windows: an authority',
  phasesOneAfterTheOther: 'Phases one after the other: a bill on its way',
  linesOfATableOf: 'Lines of a table of contents: an act',
  aSheetOfACalendar: 'A sheet of a calendar',
  columnsOfALedger: 'Columns of a ledger',
}

const rewriteChecks = {
  words: (words: number) => `${words} words`,
}

const rewritePrompt = {
  invalidAiResponseFormatAi: 'Invalid AI response format - AI did not return valid JSON',
  invalidResponseStructure: 'Invalid response structure',
}

const runDb = {
  itStoppedWithoutAWord: 'It stopped without a word.',
}

const runNews = {
  itFailedTheLogSays: 'It failed; the log says why.',
}

const newsCard = {
  tags: 'Tags',
}

const runNote = {
  articleOf: (done: number, total: number) => `Article ${done} of ${total}`,
}

const sourceLink = {
  opensInANewTab: (title: string) => `: ${title}, opens in a new tab`,
}

const newsletterLinkPage = {
  words: {
    confirm: {
      title: 'Confirm your subscription',
      button: 'Confirm',
      done: 'You are subscribed',
      doneText: 'Every mail holds a link with which you can leave.',
    },
    leave: {
      title: 'End your subscription',
      button: 'Unsubscribe',
      done: 'You are unsubscribed',
      doneText: 'We send you no further newsletter.',
    },
  },
  thisLinkNoLongerWorks: 'This link no longer works',
  itIsTooOldOr: 'It is too old or was replaced by that of a later mail. You can subscribe again at any time.',
  subscribe: 'Subscribe',
}

const newsletterPage = {
  tooManySignUpsCame: (wait: string) => `Too many sign-ups came from your network. Try again in ${wait}.`,
}

const preferencesPage = {
  subscribe: 'Subscribe',
}

const mailReport = {
  complaint: (value: string) => `Complaint: ${value}`,
}

const newsletterForm = {
  nameText: 'Name',
  email: 'Email',
  leaveThisEmpty: 'Leave this empty',
}

export const publishingTexts = {
  campaign,
  newsletter,
  articles,
  blogPage,
  articleCard,
  articleParts,
  articleView,
  shareButton,
  picture,
  checkArticle,
  generate,
  writtenArticle,
  caseStudiesPage,
  documentFileRoute,
  faqPage,
  lawPage,
  lawSheet,
  resourcesPage,
  caseStudy,
  filterForm,
  lawCheckNote,
  legalDocumentCard,
  newTabLink,
  readFeed,
  trySource,
  newsArticlePage,
  newsLabels,
  newsPage,
  pictures,
  rewriteChecks,
  rewritePrompt,
  runDb,
  runNews,
  newsCard,
  runNote,
  sourceLink,
  newsletterLinkPage,
  newsletterPage,
  preferencesPage,
  mailReport,
  newsletterForm,
}
