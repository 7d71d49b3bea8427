import type { StatusKind } from '#design/feedback/status.tsx'
import type { FieldWords } from '#platform/field-errors.ts'
import type { Refused } from '#platform/words.ts'
import type { FactFlag } from '#publishing/editor/facts.ts'
import type { ContentItemKind, ContentItemMove, ContentItemState } from '#publishing/editor/items/content-item.ts'
import type { TextErrorCode } from '#publishing/editor/items/content-item-text.ts'
import type { PictureError } from '#publishing/editor/pictures/picture.ts'
import type { TopicOutcome } from '#publishing/generator/change-topics.server.ts'
import type { Finding, RunReason, RunStep } from '#publishing/generator/run.ts'
import type { StartOutcome } from '#publishing/generator/start-run.server.ts'
import type { FeedState } from '#publishing/news/feeds/feed-health.ts'
import type { SourceError } from '#publishing/news/feeds/source-entry.ts'
import type { Licence, NewsState, Finding as PublishingFinding } from '#publishing/news/news-item.ts'
import type { DeliveryState } from '#publishing/newsletter/campaigns/delivery.ts'
import type { StartOutcome as PublishingStartOutcome } from '#publishing/newsletter/campaigns/start-campaign.server.ts'
import type { SteerOutcome } from '#publishing/newsletter/campaigns/steer-campaign.server.ts'
import type { WriteOutcome } from '#publishing/newsletter/campaigns/write-campaign-email.server.ts'
import type { ReportOutcome } from '#publishing/newsletter/reports/record-report.server.ts'
import type { SubscriberState } from '#publishing/newsletter/subscription.ts'

export type ContentItemRefusal =
  | 'not-allowed'
  | 'in-the-past'
  | 'ends-before-it-begins'
  | 'no-such-time'
  | 'time-missing'
  | 'slug-taken'
  | 'wrong-slug'
  | 'nothing-waits'
  | 'unknown-version'
  | 'publisher-needed'
  | 'unknown-entry'
  | 'unknown-reviewer'

export type ContentWords = {
  kinds: Record<ContentItemKind, { one: string; many: string }>
  states: Record<ContentItemState, string>
  moves: Record<ContentItemMove, string>
  refusals: Record<ContentItemRefusal, string>
  textErrors: Record<TextErrorCode, string>
  renderTooSlow: string
  unknownFact: (reference: string) => string
  flags: Record<FactFlag['why'], string>
  changedConcurrently: (who: string, version: number) => string
  pictures: Record<PictureError, string>
  by: { program: string; generator: string; nobody: string }
}

const content: ContentWords = {
  kinds: {
    article: { one: 'Article', many: 'Articles' },
    faq: { one: 'Question', many: 'Questions' },
    'case-study': { one: 'Case study', many: 'Case studies' },
    law: { one: 'Law entry', many: 'Law entries' },
    position: { one: 'Open position', many: 'Open positions' },
    profile: { one: 'Team profile', many: 'Team profiles' },
  },
  states: {
    draft: 'Draft',
    'in-review': 'In review',
    scheduled: 'Scheduled',
    published: 'Published',
    withdrawn: 'Withdrawn',
  },
  moves: {
    submit: 'Submit for review',
    'send-back': 'Back to draft',
    schedule: 'Schedule',
    unschedule: 'Take the plan back',
    publish: 'Publish',
    withdraw: 'Withdraw',
    reopen: 'Reopen as draft',
  },
  refusals: {
    'not-allowed': 'That cannot be done in this state. Nothing was changed; look at what stands now.',
    'in-the-past': 'This time is over. Choose one to come.',
    'ends-before-it-begins': 'It would be withdrawn before it is published. Choose a later time to withdraw.',
    'no-such-time':
      'The clock in Zurich does not show this time: it is changed that night, or the entry is no date and time.',
    'time-missing': 'Enter a day and a time.',
    'slug-taken': 'Another entry has this address, or had it before. Choose another one.',
    'wrong-slug': 'Small letters, digits and single hyphens only, such as pillar-3a-2027.',
    'nothing-waits': 'No text of the program waits any more.',
    'unknown-version': 'This version does not exist any more.',
    'unknown-entry': 'This entry does not exist any more.',
    'unknown-reviewer': 'Choose somebody who works here.',
    'publisher-needed': 'The public knows this address. Whoever may publish can change it.',
  },
  textErrors: {
    missing: 'This is needed before anything is shown to readers.',
    'too-long': 'This is too long.',
    'too-many': 'These are too many.',
    'too-nested':
      'It has too many marks (such as ** or >) in one paragraph, or quotes and lists too deep in each other. Please simplify it.',
    'wrong-day': 'Enter a day, such as 21.11.2026.',
    'wrong-address': 'Enter an address beginning with https://, / or mailto:.',
    'wrong-slug': 'Enter the last part of an address, such as pillar-3a-2026.',
    'wrong-mail': 'Enter an e-mail address.',
    wrong: 'This cannot be read. Look at what is asked for.',
    'unknown-fact': 'This names a fact that is not in the table.',
  },
  renderTooSlow: 'The preview of this text takes too long. Please simplify it; what you wrote is not lost.',
  unknownFact: (reference) => `There is no fact called ${reference || '(empty)'}. Insert one from the table of facts.`,
  flags: {
    unknown: 'is no longer in the table of facts',
    changed: 'has changed since this was saved',
    'run-out': 'has run out',
  },
  changedConcurrently: (who, version) =>
    `${who} saved version ${version} while you were writing. Nothing of yours was lost, and nothing of theirs was changed.`,
  pictures: {
    'alt-missing': 'Write what the picture shows, in a few words.',
    'alt-long': 'At most 300 characters.',
    'file-missing': 'Choose a picture.',
    'too-large': 'A picture may have at most 12 MB.',
    'too-many-pixels': 'A picture may have at most 25 million pixels, such as 6000 × 4000. Make it smaller.',
    'too-small': 'A picture needs at least 320 pixels of width.',
    animated: 'Pictures that move are not shown. Choose a still one.',
    'not-a-picture': 'This cannot be read as a picture. Take a JPEG, PNG, WebP or AVIF.',
    interrupted: 'The picture did not arrive whole. Choose it again.',
  },
  by: { program: 'the program', generator: 'the generator', nobody: 'somebody who has left' },
}

export type GeneratorWords = {
  refused: Readonly<Record<Refused<StartOutcome>['reason'], string>>
  reasons: Readonly<Record<RunReason, string>>
  checks: Readonly<Record<Finding['check'], string>>
  steps: Readonly<Record<RunStep, string>>
  states: Readonly<Record<'running' | 'finished' | 'failed', { kind: StatusKind; label: string }>>
  topics: Readonly<Record<Exclude<Refused<TopicOutcome>['reason'], 'unknown'>, string>>
}

const generator: GeneratorWords = {
  refused: {
    'not-configured': 'No text service is configured: set AI_PROVIDER, AI_API_KEY and AI_MODEL.',
    'no-topic': 'There is no topic to write about. Switch one on below.',
    'enough-today': 'Enough articles were asked for today. Tomorrow there is room again.',
    'done-today': 'Today has its article already.',
  },
  reasons: {
    'not-configured': 'No text service is configured.',
    service: 'The text service did not answer as agreed.',
    format: 'The answer was no article in the agreed form, also when asked once more.',
    checks: 'The article broke the rules, also when asked once more.',
    stopped: 'The program stopped while it was written.',
    'not-saved': 'The article could not be saved.',
  },
  checks: {
    numbers: 'Figure that is neither a fact nor in a source',
    dates: 'Date that no source has',
    addresses: 'Address that was made up',
    length: 'Length',
    markup: 'Links, pictures or HTML',
    instructions: 'Words of our instructions',
    facts: 'Fact that nobody knows',
    shape: 'Form',
    service: 'Text service',
  },
  steps: {
    waiting: 'Waiting for its turn',
    writing: 'The text service is writing',
    checking: 'Figures, addresses and length are being checked',
    repairing: 'The text service is mending it',
    saving: 'Saving the article',
    done: 'Done',
  },
  states: {
    running: { kind: 'prog', label: 'Running' },
    finished: { kind: 'done', label: 'Written' },
    failed: { kind: 'bad', label: 'Failed' },
  },
  topics: {
    'wrong-length': 'A topic has 5 to 200 characters.',
    taken: 'This category has that topic already.',
  },
}

export type NewsEmailWords = {
  feedBroken: {
    subject: (feed: string) => string
    title: string
    why: string
    text: (failures: number) => string
    facts: { feed: string; address: string; lastAnswer: string; none: string }
    button: string
  }
}

const news: NewsEmailWords = {
  feedBroken: {
    subject: (feed) => `News feed not working: ${feed}`,
    title: 'A news feed is not working',
    why: 'You are receiving this email because you manage the office.',
    text: (failures) =>
      `We could not read this news feed ${failures} times in a row. We will now try it only once a day. Please check its address.`,
    facts: { feed: 'Feed', address: 'Address', lastAnswer: 'Last error', none: 'None' },
    button: 'Open the feeds',
  },
}

export type DecisionError = 'reason-missing' | 'too-long'

export type NewsAdminWords = {
  states: Record<NewsState, string>
  feeds: Record<FeedState, string>
  licences: Record<Licence, string>
  checks: Record<PublishingFinding['check'], string>
  reasons: Readonly<Record<string, string>>
  notDecided: (state: NewsState) => string
  fields: FieldWords<DecisionError>
  sourceFields: FieldWords<SourceError>
  sourceConflict: string
}

const states: NewsAdminWords['states'] = {
  fetched: 'Fetched',
  candidate: 'Waits',
  drafted: 'Drafted',
  checks_failed: 'Checks failed',
  in_review: 'In review',
  approved: 'Approved',
  published: 'Published',
  corrected: 'Corrected',
  withdrawn: 'Withdrawn',
  filtered_out: 'Filtered out',
}

const newsNews: NewsAdminWords = {
  states,
  feeds: { ok: 'OK', backing_off: 'Backing off', broken: 'Broken' },
  licences: {
    rewrite: 'May be rewritten',
    summary: 'One sentence and link',
    'link-only': 'Headline and link only',
  },
  checks: {
    numbers: 'Number that is not in the source',
    dates: 'Month that is not in the source',
    addresses: 'Address that is not in the source',
    length: 'Length (200 to 300 words)',
    markup: 'Markup that is not allowed',
    instructions: 'Words of an instruction',
    service: 'Text service',
  },
  reasons: {
    'not-about-tax': 'It is not about taxes.',
    'too-old': 'It is too old.',
    duplicate: 'Another item has the same title.',
    'dropped-by-staff': 'Staff left it out.',
    'same-story': 'It goes with another item about the same event.',
  },
  notDecided: (state) => `This item is '${states[state]}': that cannot be done with it now. Nothing was changed.`,
  fields: { 'reason-missing': 'Write down why.', 'too-long': 'At most 300 characters.' },
  sourceFields: {
    'name-missing': 'Enter the name of the source.',
    'address-wrong': 'Enter a whole address beginning with https://.',
    'address-taken': 'Another source has this address already.',
    'language-wrong': 'Enter two letters, such as en.',
    'reason-missing': 'Write down why we may do this, in a sentence.',
    'interval-wrong': 'Enter minutes between 15 and 1,440.',
    'choice-missing': 'Choose one.',
    'too-long': 'This is too long.',
  },
  sourceConflict:
    'Somebody else has changed this source meanwhile, and nothing was saved. Open it again to see what stands now; your entries are below.',
}

type Badge = { kind: StatusKind; label: string }

export type AdminNewsletterWords = {
  refused: Readonly<
    Record<
      Exclude<(Refused<PublishingStartOutcome> | Refused<SteerOutcome> | Refused<WriteOutcome>)['reason'], 'unknown'>,
      string
    >
  >
  reports: Readonly<Record<Refused<ReportOutcome>['reason'], string>>
  subscribers: Readonly<Record<SubscriberState, Badge>>
  deliveries: Readonly<Record<DeliveryState, Badge>>
}

const adminNewsletter: AdminNewsletterWords = {
  refused: {
    'not-a-draft': 'This letter is no draft any more.',
    conflict: 'Somebody else has changed this letter meanwhile. Open it again; what you typed is below.',
    unfinished: 'The letter is not finished: it needs a subject, a topic, and an introduction or an entry.',
    nobody: 'Nobody has asked for these topics in this language.',
    'not-now': 'That cannot be done now. The page shows how the letter stands.',
  },
  reports: {
    'not-a-report':
      'This is no report about a letter that came back, or only says that it is late. Paste the whole mail with its headers.',
    'unknown-letter': 'It does not name an email that we sent (Message-ID). Nothing was changed.',
  },
  subscribers: {
    pending: { kind: 'wait', label: 'Not confirmed' },
    confirmed: { kind: 'done', label: 'Subscribed' },
    unsubscribed: { kind: 'off', label: 'Unsubscribed' },
    bounced: { kind: 'bad', label: 'Bounced' },
    complained: { kind: 'bad', label: 'Complained' },
    suppressed: { kind: 'bad', label: 'Barred' },
  },
  deliveries: {
    waiting: { kind: 'wait', label: 'Waiting' },
    claimed: { kind: 'prog', label: 'Being sent' },
    handed: { kind: 'prog', label: 'Being sent' },
    sent: { kind: 'done', label: 'Sent' },
    refused: { kind: 'bad', label: 'Refused' },
    doubt: { kind: 'warn', label: 'In doubt' },
    skipped: { kind: 'off', label: 'Left out' },
    bounced: { kind: 'bad', label: 'Came back' },
    complained: { kind: 'bad', label: 'Complained' },
  },
}

const contentItemForm = {
  sources: 'Sources',
  title: 'Title',
  text: 'Text',
  titleInSearchResults: 'Title in search results',
  descriptionInSearchResults: 'Description in search results',
}

const contentItemSpecs = {
  drawing: 'Drawing',
  tags: 'Tags',
  separatedByCommas: 'Separated by commas.',
  featured: 'Featured',
  summary: 'Summary',
  underTitleAndInLists: 'Under the title and in lists.',
  category: 'Category',
  level: 'Level',
  author: 'Author',
  whoTheyAre: 'Who they are',
  suchAsTaxAdviser: 'Such as: Tax adviser.',
  lawAndFiguresAsOf: 'Law and figures as of',
  readingTimeInMinutes: 'Reading time in minutes',
  emptyCountedFromText: 'Empty: counted from the text.',
  relatedArticles: 'Related articles',
  upToThreeAddressesOne:
    'Up to three addresses, one a line, such as pillar-3a-2026. Further ones are found by category and tags.',
  uploadedPicture: 'Uploaded picture',
  addressOfPictureFromPictures:
    'The address of a picture from Pictures, such as /media/… . It stands in place of the drawing on the page of the article, in lists and where its address is shared.',
  whatPictureShows: 'What the picture shows',
  readOutInItsPlace: 'Read out in its place.',
  linksUnderAnswer: 'Links under the answer',
  words: 'Words',
  address: 'Address',
  subtitle: 'Subtitle',
  industry: 'Industry',
  service: 'Service',
  client: 'Client',
  challenge: 'Challenge',
  solution: 'Solution',
  results: 'Results',
  oneLine: 'One a line.',
  whatFiguresStartFrom: 'What the figures start from',
  stepsOfCalculation: 'Steps of the calculation',
  step: 'Step',
  chf: 'CHF',
  taxSavings: 'Tax savings',
  timeSaved: 'Time saved',
  complexity: 'Complexity',
  satisfaction1To5: 'Satisfaction, 1 to 5',
  duration: 'Duration',
  team: 'Team',
  illustrativeNoRealClient: 'Illustrative: no real client',
  variantOfDrawing: 'Variant of the drawing',
  anyWord: 'Any word.',
  sheetsOfDrawing: 'Sheets of the drawing',
  groundOfDrawing: 'Ground of the drawing',
  whatDrawingShows: 'What the drawing shows',
  srNumber: 'SR number',
  year: 'Year',
  description: 'Description',
  type: 'Type',
  jurisdiction: 'Jurisdiction',
  status: 'Status',
  lastUpdated: 'Last updated',
  officialAddress: 'Official address',
  officialPdf: 'Official PDF',
  emptyOurSummarySheetTakes: 'Empty: our summary sheet takes its place.',
  importance: 'Importance',
  keyPoints: 'Key points',
  location: 'Location',
  department: 'Department',
  experience: 'Experience',
  responsibilities: 'Responsibilities',
  requirements: 'Requirements',
  postedOn: 'Posted on',
  openUntil: 'Open until',
  firstWordsOfApplication: 'First words of an application',
  remoteWorkPossible: 'Remote work possible',
  monogram: 'Monogram',
  role: 'Role',
  eMail: 'E-mail',
  expertise: 'Expertise',
  education: 'Education',
  languages: 'Languages',
  achievements: 'Achievements',
  placeholderNoRealPerson: 'Placeholder, no real person',
  source: 'Source',
}

const contentListDb = {
  program: 'The program',
}

const contentListPage = {
  generator: 'Generator',
  pictures: 'Pictures',
  newEntry: 'New entry',
}

const contentList = {
  outOfDate: (flags: number, text: string) => `${flags} ${text} out of date`,
  changedInProgramAsWell: 'Changed in the program as well',
  changesNotPublished: 'Changes not published',
  content: 'Content',
  searchContent: 'Search content',
  titleOrAddress: 'Title or address',
  status: 'Status',
  kind: 'Kind',
  allKinds: 'All kinds',
  lastSavedBy: 'Last saved by',
  anybody: 'Anybody',
  language: 'Language',
  allLanguages: 'All languages',
  factsOutOfDate: 'Facts out of date',
  all: 'All',
  title: 'Title',
  untitled: 'Untitled',
  toLookAt: 'To look at',
  saved: 'Saved',
  noContent: 'No content',
  nothingIsHereYet: 'Nothing is here yet.',
  nothingFitsTheseFilters: 'Nothing fits these filters.',
}

const newItemPage = {
  newEntry: 'New entry',
  chooseOne: 'Choose one.',
  enterTitle: 'Enter a title.',
  content: 'Content',
  whatItIs: 'What it is',
  kind: 'Kind',
  title: 'Title',
  address: 'Address',
  lastPartOfItsAddress: 'The last part of its address. Empty: made from the title.',
  language: 'Language',
  beginDraft: 'Begin the draft',
}

const picturesPage = {
  pictures: 'Pictures',
  content: 'Content',
  copyWordsBelowPictureInto: 'Copy the words below a picture into a text, where it is to stand.',
  addPicture: 'Add a picture',
  file: 'File',
  jpegPngWebpOrAvif: 'JPEG, PNG, WebP or AVIF, at most 12 MB.',
  whatItShows: 'What it shows',
  readOutToThoseWho: 'Read out to those who do not see it.',
  addPicture2: 'Add the picture',
  kept: 'Kept',
  thereAreNoneYet: 'There are none yet.',
}

const programPage = {
  changedInProgram: 'Changed in the program',
  changedInProgramAsWell: 'Changed in the program as well',
  untitled: 'Untitled',
  keepOurs: 'Keep ours',
  takeNewText: 'Take the new text',
  readersSeeNeitherChangeUntil: 'Readers see neither change until somebody publishes.',
  oursVersion: (version: number, who: string) => `Ours, version ${version}, ${who}`,
  newTextOfProgram: 'The new text of the program',
}

const textsToCheck = {
  textsToCheck: 'Texts to check',
  readersSeeIt: 'Readers see it',
}

const compared = {
  bothSaySame: 'Both say the same.',
}

const conflict = {
  savedByAt: (who: string, time: string) => `Saved by ${who} at ${time}`,
  yoursStandsInFieldsBelow: (who: string) =>
    `${who} Yours stands in the fields below. Take over from theirs what you want to keep, then save.`,
  version: (who: string, version: number) => `${who}, version ${version}`,
  saveMineAsNewest: 'Save mine as the newest',
  dropMineOpenTheirs: 'Drop mine, open theirs',
}

const contentItemHeader = {
  saved: (at: string) => `Saved ${at}`,
  notSavedYetLastAt: (at: string) => `Not saved yet, last at ${at}`,
  saving: 'Saving …',
  notSaved: 'Not saved',
  notSavedServerDoesNot: 'Not saved: the server does not answer. It is tried again.',
  untitled: 'Untitled',
  content: 'Content',
  openPreview: 'Open preview',
  opensInNewTab: ', opens in a new tab',
  publicPage: 'Public page',
  save: 'Save',
  publishChanges: 'Publish changes',
  version: (label: string, version: number) => `${label}, version ${version}`,
}

const contentItemOptions = {
  changedInProgramAsWell: 'Changed in the program as well',
  newerProgramBringsAnotherText: 'A newer program brings another text of this entry. Yours stays until you decide.',
  compare: 'Compare',
  factsOutOfDate: 'Facts out of date',
  itSays: 'It says',
  nowCheckWordsAroundIt: 'now. Check the words around it, then save.',
  details: 'Details',
  sources: 'Sources',
  address: 'Address',
  lastPartOfAddress: 'Last part of the address',
  addressThatReadersKnowLeads: 'The address that readers know leads on to a new one.',
  versions: 'Versions',
  you: 'You',
  words: (text: string, words: number) => `, ${text}${words} words`,
  keptWhileWriting: ', kept while writing',
  restoredFrom: (restoredFrom: number) => `, restored from ${restoredFrom}`,
  public: ', public',
  versionWithNewest: (number: number) => `version ${number} with the newest`,
  andEarlierOnes: (count: number) => `And ${count} earlier ones.`,
}

const contentItemPanel = {
  write: 'Write',
  preview: 'Preview',
  details: 'Details',
  partsOfEditor: 'Parts of the editor',
  title: 'Title',
  words: (words: number, minutes: number) => `${words} words, ${minutes}`,
  outOfDate: (count: number) => `, ${count} out of date`,
}

const factPicker = {
  insertFact2: 'Insert a fact',
  insertFact: 'Insert fact',
  searchTableOfFacts: 'Search the table of facts',
}

const livePreview = {
  preview: 'Preview',
  desktop: 'Desktop',
  phone: 'Phone',
  live: 'Live',
  untitled: 'Untitled',
  min: (minutes: number) => `${minutes} min`,
  notInTableOfFacts: (value: string) => `Not in the table of facts: ${value}.`,
  textStandsHereAsSoon: 'The text stands here as soon as there is one.',
}

const markdownField = {
  heading: 'Heading',
  bold: 'Bold',
  italic: 'Italic',
  list: 'List',
  numberedList: 'Numbered list',
  quotation: 'Quotation',
  link: 'Link',
  table: 'Table',
  format: 'Format',
  textInMarkdown: 'Text in Markdown',
}

const pictureAdder = {
  pictureDidNotArriveTry: 'The picture did not arrive. Try again in a moment.',
  addPicture: 'Add a picture',
  picture: 'Picture',
  file: 'File',
  jpegPngWebpOrAvif: 'JPEG, PNG, WebP or AVIF, at most 12 MB.',
  whatItShows: 'What it shows',
  readOutToThoseWho: 'Read out to those who do not see it.',
  addPicture2: 'Add the picture',
}

const planFields = {
  plan: 'Plan',
  published: (publishAt: string) => `Published ${publishAt}.`,
  withdrawn: (withdrawAt: string) => `Withdrawn ${withdrawAt}.`,
  timesInZurich: 'Times in Zurich.',
  ofTwoSuchTimesClock: (which: string) => ` (the ${which} of two such times: the clock is set back that night)`,
}

const reviewField = {
  waitsToBeReadBy: (reader: string) => `Waits to be read by ${reader}.`,
  review: 'Review',
  whoReadsIt: 'Who reads it',
  theyGetLetterWhenIt: 'They get a letter when it is submitted for review.',
  whoeverMayPublish: 'Whoever may publish',
}

const richEditor = {
  textInMarkdown: 'Text in Markdown',
}

const rowsField = {
  addRow: 'Add a row',
}

const searchResult = {
  inSearchResults: 'In search results',
  title: 'Title',
  description: 'Description',
  anotherTitle: 'Another title',
  anotherDescription: 'Another description',
  of: (used: number, room: number) => `${used} of ${room}`,
  isCut: ', is cut',
}

const specField = {
  asUsual: 'As usual',
}

const versionPage = {
  version: (number: number) => `Version ${number}`,
  untitled: 'Untitled',
  restoreThisVersion: 'Restore this version',
  version2: (number: number, who: string) => `Version ${number}, ${who}`,
  version3: (version: number, who: string, date: string) => `Version ${version}, ${who}, ${date}`,
}

const generatorFields = {
  autoGenerateArticles: 'Auto-generate articles',
  onOneArticleEachDay: 'On: one article each day (Europe/Zurich), also after the program was off for a while that day.',
  publishingOfArticles: 'Publishing of articles',
  whatFailsCheckBecomesNo: 'What fails a check becomes no article in either case.',
  afterSomebodyReadIt: 'After somebody read it',
  whenAllChecksPass: 'When all checks pass',
  whoReadsIt: 'Who reads it',
  whoAskedOrOwner: 'Who asked, or an owner',
}

const generatorPage = {
  generator: 'Generator',
  generating: 'Generating…',
  generateNow: 'Generate now',
  articlesAreWrittenByAnd: (model: string | null | undefined) => `Articles are written by ${model} and read by people.`,
  beingWritten: 'Being written',
  runsSoFar: 'Runs so far',
  eachDay: 'Each day',
  saveSettings: 'Save Settings',
  topics: 'Topics',
  last20AreNotUsed: 'The last 20 are not used again until all others were.',
  noneSoFar: 'None so far.',
  runsSoFarNewestFirst: 'Runs so far, newest first',
  topic: 'Topic',
  when: 'When',
  byClock: 'By the clock',
  byHand: 'By hand',
  result: 'Result',
  public: 'Public',
  toBeReadBy: (reviewer: string) => `To be read by ${reviewer}`,
}

const topicPanel = {
  topicsTo: (active: number, category: string, difficulty: string) => `${active} topics, to ${category}, ${difficulty}`,
  topic: 'Topic',
  inUse: 'In use',
  used: (date: string) => `Used ${date}`,
  save: (topic: string) => `Save: ${topic}`,
  save2: 'Save',
  anotherTopic: 'Another topic',
  addTopicTo: (title: string) => `Add a topic to ${title}`,
  add: 'Add',
}

const newsAdminPage = {
  running: 'Running',
  finished: 'Finished',
  failed: 'Failed',
  none: 'None',
  wasNotRead: (feed: string, reason: string) => `${feed} was not read: ${reason}.`,
  feeds: 'Feeds',
  addSource: 'Add a source',
  byOfRewritten: (date: string, startedBy: string, done: number, total: number, rewritten: number) =>
    `${date} by ${startedBy}: ${done} of ${total}, ${rewritten} rewritten. `,
  noRunYet: 'No run yet. ',
  textsTodayOfTokens: (drafts: number, limit: number, tokens: number) =>
    `Texts today: ${drafts} of ${limit}, ${tokens} tokens.`,
}

const newsItemPage = {
  newsItem: 'News item',
  news: 'News',
  notSavedReadersSeeThis: 'Not saved: readers see this item',
  checksOfRewrittenText: 'Checks of the rewritten text',
  source: 'Source',
  decidedBy: 'Decided by',
  corrected: (date: string) => `Corrected ${date}`,
  rewrittenText: 'Rewritten text',
  thereIsNoneReadersSee: 'There is none: readers see the headline and the source.',
  approveAndPublish: 'Approve and publish',
  publishAsOriginalSource: 'Publish as Original Source',
  leaveOut: 'Leave out',
  takeItAfterAll: 'Take it after all',
  reasonForWithdrawing: 'Reason for withdrawing',
  reason: 'Reason',
  withdraw: 'Withdraw',
  sameStory: 'Same story',
  readersFindThisSourceBeside: 'Readers find this source beside',
}

const newsList = {
  news: 'News',
  searchItems: 'Search items',
  titleOrSource: 'Title or source',
  status: 'Status',
  category: 'Category',
  allCategories: 'All categories',
  item: 'Item',
  source: 'Source',
  readersSee: 'Readers see',
  checks: 'Checks',
  failed: (findings: number) => `${findings} failed`,
  published: 'Published',
  noItems: 'No items',
  nothingIsInThisState: 'Nothing is in this state.',
}

const sourcePage = {
  entry: 'Entry',
  published: 'Published',
  noDate: 'No date',
  wouldBe: 'Would be',
  leftOut: 'Left out',
  taken: 'Taken',
  newSource: 'New source',
  notRead: 'Not read',
  news: 'News',
  keptByStaff: 'Kept by staff.',
  fromListOfProgram: 'From the list of the program.',
  thisFeedCannotBeRead: 'This feed cannot be read',
  nothingWasSaved: (reason: string) => `${reason}. Nothing was saved.`,
  whatCameBack: 'What came back',
  entriesOfThemWouldBe: (count: number, aboutTaxes: number) =>
    `${count} entries, ${aboutTaxes} of them would be taken. Nothing was saved.`,
  entriesOfFeed: 'Entries of the feed',
}

const feedTable = {
  feed: 'Feed',
  licence: 'Licence',
  status: 'Status',
  notRead: 'Not read',
  inRow: (failures: number, lastError: string) => `${failures} in a row: ${lastError}`,
  lastFetched: 'Last fetched',
  never: 'Never',
  next: (date: string) => `Next: ${date}`,
  act: 'Act',
  fetchNow: 'Fetch now',
  theyAppearHereOnceThey: 'They appear here once they were read for the first time.',
  feeds: 'Feeds',
}

const rewriteForm = {
  correctText: 'Correct the text',
  editText: 'Edit the text',
  title: 'Title',
  summary: 'Summary',
  text: 'Text',
  htmlPH2H3Ul: 'HTML: p, h2, h3, ul, ol, li, strong, em. Anything else is left out.',
  tags: 'Tags',
  separatedByCommas: 'Separated by commas.',
  whatWasCorrected: 'What was corrected',
  readersSeeIt: 'Readers see it.',
  publishCorrection: 'Publish the correction',
  saveAndCheck: 'Save and check',
}

const sourceForm = {
  source: 'Source',
  nameText: 'Name',
  readersSeeItAsSource: 'Readers see it as the source.',
  addressOfFeed: 'Address of the feed',
  rssAtomOrJsonFeed: 'RSS, Atom or JSON Feed.',
  addressOfItsSite: 'Address of its site',
  category: 'Category',
  language: 'Language',
  twoLettersSuchAsEn: 'Two letters, such as en or de.',
  whatWeMayMakeOf: 'What we may make of its texts',
  why: 'Why',
  lawOrWhatWasAgreed: 'The law, or what was agreed with whom and when. Not needed for headline and link.',
  readEvery: 'Read every',
  readThisSource: 'Read this source',
  saveSource: 'Save Source',
  tryIt: 'Try it',
}

const campaignForm = {
  letter: 'Letter',
  subject: 'Subject',
  introduction: 'Introduction',
  markdownBoldListsLinksHttps: 'Markdown: **bold**, lists, [links](https://…). An empty line begins a paragraph.',
  goesToReadersOf: 'Goes to readers of',
  languageOfReaders: 'Language of the readers',
  pointsTo: 'Points to',
  atMostInThisOrder: (maxEntries: number) => `At most ${maxEntries}, in this order.`,
  saveLetter: 'Save Letter',
  send: 'Send',
  nobodyHasAskedForThese: 'Nobody has asked for these topics yet.',
  goesToAsItWas: (audience: string, text: string) => `Goes to ${audience} ${text}, as it was saved last.`,
  sendTestToMyself: 'Send a test to myself',
  sendToReaders: 'Send to readers',
  throwAway: 'Throw away',
  adminSendsIt: 'An admin sends it.',
}

const campaignListPage = {
  writeLetter: 'Write a letter',
}

const campaignList = {
  newsletter: 'Newsletter',
  searchLetters: 'Search letters',
  subject: 'Subject',
  status: 'Status',
  all: 'All',
  letter: 'Letter',
  withoutSubject: 'Without a subject',
  digestOfWeek: 'Digest of the week',
  changed: 'Changed',
  noLettersYet: 'No letters yet',
  writeFirstOneOrSwitch: 'Write the first one, or switch on the digest of the week in the settings.',
  noLetterFits: 'No letter fits.',
}

const campaignPage = {
  newLetter: 'New letter',
  newsletter: 'Newsletter',
  preview: 'Preview',
  openLetterInWindowOf: 'Open the letter in a window of its own',
  asText: 'As text',
}

const campaignProgress = {
  sending: 'Sending',
  letters: 'Letters',
  pausedByItself: 'Paused by itself',
  mailServerRefusedTenLetters:
    'The mail server refused ten letters one after the other. Read below what it said before you resume.',
  mailServerDoesNotTake: (date: string) => `The mail server does not take letters now. Next try: ${date}.`,
  cameBack: 'Came back',
  unsubscribedWithIt: 'Unsubscribed with it',
  leftOut: 'Left out',
  inDoubt: 'In doubt',
  toReadersOf: (value: string) => `To readers of ${value}.`,
  begun: (date: string) => ` Begun ${date}.`,
  ended: (date: string) => `Ended ${date}.`,
  pause: 'Pause',
  resume: 'Resume',
  cancelRest: 'Cancel the rest',
  sendInDoubtAgain: (doubt: number) => `Send ${doubt} in doubt again`,
  inDoubtMailServerMay:
    'In doubt: the mail server may have the letter, but its answer was lost. It is not sent again by itself.',
  lettersWithTrouble: 'Letters with trouble',
  reader: 'Reader',
  state: 'State',
  whatMailServerSaid: 'What the mail server said',
}

const handleCampaignAction = {
  test: (subject: string) => `Test: ${subject}`,
}

const newsletterTabs = {
  tabs: {
    '/admin/newsletter': 'Letters',
    '/admin/newsletter/subscribers': 'Subscribers',
    '/admin/newsletter/reports': 'Bounces',
    '/admin/newsletter/settings': 'Settings',
  },
  newsletter: 'Newsletter',
}

const reportsPage = {
  mailCameBack: 'A mail came back',
  wholeMailWithItsHeaders: 'The whole mail, with its headers',
  yourMailProgramCallsIt:
    'Your mail program calls it source or original. Reports of bounces and of complaints are understood.',
  orAsFile: 'Or as a file',
  emlFileOfAtMost: 'A .eml file of at most 200 KB.',
  takeReport: 'Take the report',
  byItself: 'By itself',
  mailServerCanPostEach:
    'A mail server can post each mail that comes back to this address, with the secret of MAIL_REPORTS_SECRET:',
  setMailReportsSecretAnd:
    'Set MAIL_REPORTS_SECRET, and a mail server can post each mail that comes back to this address:',
}

const settingsPage = {
  lettersToSubscribers: 'Letters to subscribers',
  saveSettings: 'Save Settings',
  digestOfWeek: 'Digest of the week',
  namesWhatWasPublishedSince: 'Names what was published since the last one. Nothing new: no letter.',
  off: 'Off',
  asDraft: 'As a draft',
  sentByItself: 'Sent by itself',
  on: 'On',
  from: 'From',
  timeInZurich: 'Time in Zurich.',
  pace: 'Pace',
  atMostSoManyLetters: 'At most so many letters go out, over all servers. Ask your mail provider what it takes.',
  lettersGoOutFrom: 'Letters go out from',
  until: 'Until',
  whatIsNotSentBy: 'What is not sent by then goes out the next day. 0 to 24: always.',
}

const subscriberList = {
  newsletter: 'Newsletter',
  searchSubscribers: 'Search subscribers',
  addressOrName: 'Address or name',
  status: 'Status',
  topic: 'Topic',
  allTopics: 'All topics',
  all: 'All',
  subscriber: 'Subscriber',
  topics: 'Topics',
  whyNothingGoesThere: 'Why nothing goes there',
  asked: 'Asked',
  noSubscribers: 'No subscribers',
  nobodyHasSubscribedYet: 'Nobody has subscribed yet.',
  nobodyFits: 'Nobody fits.',
}

const subscriberPage = {
  sayWhy: 'Say why.',
  subscribers: 'Subscribers',
  subscription: 'Subscription',
  wordsOfBox: 'Words of the box',
  letThemSubscribeAgain: 'Let them subscribe again',
  sendNothingToThisAddress: 'Send nothing to this address any more, because',
  barThisAddress: 'Bar this address',
  letters: 'Letters',
  noneSoFar: 'None so far.',
  letter: 'Letter',
  state: 'State',
  sent: 'Sent',
}

const viewCampaign = {
  withoutSubject: 'Without a subject',
}

export const publishingStaffTexts = {
  content,
  generator,
  news,
  newsNews,
  adminNewsletter,
  contentItemForm,
  contentItemSpecs,
  contentListDb,
  contentListPage,
  contentList,
  newItemPage,
  picturesPage,
  programPage,
  textsToCheck,
  compared,
  conflict,
  contentItemHeader,
  contentItemOptions,
  contentItemPanel,
  factPicker,
  livePreview,
  markdownField,
  pictureAdder,
  planFields,
  reviewField,
  richEditor,
  rowsField,
  searchResult,
  specField,
  versionPage,
  generatorFields,
  generatorPage,
  topicPanel,
  newsAdminPage,
  newsItemPage,
  newsList,
  sourcePage,
  feedTable,
  rewriteForm,
  sourceForm,
  campaignForm,
  campaignListPage,
  campaignList,
  campaignPage,
  campaignProgress,
  handleCampaignAction,
  newsletterTabs,
  reportsPage,
  settingsPage,
  subscriberList,
  subscriberPage,
  viewCampaign,
}
