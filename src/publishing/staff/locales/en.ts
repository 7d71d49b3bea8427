import type { StatusKind } from '#design/feedback/status.tsx'
import type { FieldWords } from '#platform/field-errors.ts'
import { plural } from '#platform/intl-words.ts'
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
import type {
  StartOutcome as PublishingStartOutcome,
  SteerOutcome,
} from '#publishing/newsletter/campaigns/start-campaign.server.ts'
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
  by: { program: string; generator: string; former: string }
}

export const content: ContentWords = {
  kinds: {
    article: { one: 'Article', many: 'Articles' },
    faq: { one: 'Question', many: 'Questions' },
    'case-study': { one: 'Case study', many: 'Case studies' },
    law: { one: 'Legal text', many: 'Legal texts' },
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
    'send-back': 'Return to draft',
    schedule: 'Schedule',
    unschedule: 'Cancel schedule',
    publish: 'Publish',
    withdraw: 'Withdraw',
    reopen: 'Reopen as draft',
  },
  refusals: {
    'not-allowed':
      'The item’s current status does not allow this, so nothing was changed. Check the status and try again.',
    'in-the-past': 'This time is in the past. Choose a later time.',
    'ends-before-it-begins': 'The item would be withdrawn before it was published. Choose a later withdrawal time.',
    'no-such-time':
      'This time does not exist in Switzerland: either the clocks change that night, or the date or time is not valid. Enter a different time.',
    'time-missing': 'Enter a date and a time.',
    'slug-taken': 'Another item uses this address or has used it in the past. Choose a different one.',
    'wrong-slug': 'Use only lower-case letters, digits and single hyphens, such as pillar-3a-2027.',
    'nothing-waits': 'There is no longer a suggested text to review.',
    'unknown-version': 'This version no longer exists.',
    'unknown-entry': 'This item no longer exists.',
    'unknown-reviewer': 'Choose a current member of staff.',
    'publisher-needed': 'This address is already public. Ask someone who can publish to change it.',
  },
  textErrors: {
    missing: 'Fill this in before you publish the item.',
    'too-long': 'This text is too long. Please shorten it.',
    'too-many': 'There are too many entries here. Please remove some.',
    'too-nested':
      'A paragraph contains too much formatting (such as ** or >), or quotations or lists are nested too deeply. Please simplify the text.',
    'wrong-day': 'Enter a date, such as 21.11.2026.',
    'wrong-address': 'Enter an address beginning with https://, / or mailto:.',
    'wrong-slug': 'Enter the last part of a page address, such as pillar-3a-2026.',
    'wrong-mail': 'Enter an email address.',
    wrong: 'Enter this in the format shown.',
    'unknown-fact': 'This refers to a fact that is not in the facts table.',
  },
  renderTooSlow:
    'We could not create the preview, because this text takes too long to display. Your text has not been lost. Please simplify it.',
  unknownFact: (reference) => `There is no fact called ${reference || '(empty)'}. Insert one from the facts table.`,
  flags: {
    unknown: 'is no longer in the facts table',
    changed: 'has changed since this text was saved',
    'run-out': 'has expired',
  },
  changedConcurrently: (who, version) =>
    `Version ${version} was saved by ${who} while you were writing. Both your text and theirs have been kept.`,
  pictures: {
    'alt-missing': 'Describe what the picture shows in a few words.',
    'alt-long': 'Use at most 300 characters.',
    'file-missing': 'Choose a picture.',
    'too-large': 'The picture is larger than 12 MB. Choose a smaller one.',
    'too-many-pixels': 'The picture has more than 25 million pixels. Make it smaller, for example 6000 × 4000.',
    'too-small': 'The picture is less than 320 pixels wide. Choose a larger one.',
    animated: 'Animated pictures are not supported. Choose a still picture.',
    'not-a-picture': 'We could not read this file as a picture. Choose a JPEG, PNG, WebP or AVIF file.',
    interrupted: 'The upload was interrupted. Choose the picture again.',
  },
  by: { program: 'the system', generator: 'the generator', former: 'a former staff member' },
}

export type GeneratorWords = {
  refused: Readonly<Record<Refused<StartOutcome>['reason'], string>>
  reasons: Readonly<Record<RunReason, string>>
  checks: Readonly<Record<Finding['check'], string>>
  steps: Readonly<Record<RunStep, string>>
  states: Readonly<Record<'running' | 'finished' | 'failed', { kind: StatusKind; label: string }>>
  topics: Readonly<Record<Exclude<Refused<TopicOutcome>['reason'], 'unknown'>, string>>
}

export const generator: GeneratorWords = {
  refused: {
    'not-configured': 'No text service has been set up. Set AI_PROVIDER, AI_API_KEY and AI_MODEL.',
    'no-topic': 'There is no topic to write about. Select “In use” for a topic below.',
    'enough-today': 'Today’s limit for new articles has been reached. Try again tomorrow.',
    'done-today': 'Today’s article has already been written.',
  },
  reasons: {
    'not-configured': 'No text service has been set up.',
    service: 'The text service did not respond as expected.',
    format: 'The text service did not return an article in the required format, even on the second attempt.',
    checks: 'The article did not pass the checks, even on the second attempt.',
    stopped: 'The system shut down while the article was being written.',
    'not-saved': 'The article could not be saved.',
  },
  checks: {
    numbers: 'Figure not found in the facts or in any source',
    dates: 'Date not found in any source',
    addresses: 'Web address not found in any source',
    length: 'Length',
    markup: 'Links, pictures or HTML',
    instructions: 'Text copied from our instructions',
    facts: 'Unknown fact',
    shape: 'Format',
    service: 'Text service',
  },
  steps: {
    waiting: 'Waiting to start',
    writing: 'The text service is writing the article',
    checking: 'Checking figures, addresses and length',
    repairing: 'The text service is correcting the article',
    saving: 'Saving the article',
    done: 'Done',
  },
  states: {
    running: { kind: 'prog', label: 'Running' },
    finished: { kind: 'done', label: 'Written' },
    failed: { kind: 'bad', label: 'Failed' },
  },
  topics: {
    'wrong-length': 'Enter a topic of 5 to 200 characters.',
    taken: 'This category already has that topic.',
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

export const news: NewsEmailWords = {
  feedBroken: {
    subject: (feed) => `News feed not working: ${feed}`,
    title: 'A news feed is not working',
    why: 'You are receiving this email because you are an owner or admin.',
    text: (failures) =>
      `We have tried and failed to read this news feed ${failures} times in a row. From now on, we will try only once a day. Please check the feed’s address.`,
    facts: { feed: 'Feed', address: 'Address', lastAnswer: 'Last error', none: 'None' },
    button: 'Open the news feeds',
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
  candidate: 'Waiting',
  drafted: 'Drafted',
  checks_failed: 'Checks failed',
  in_review: 'In review',
  approved: 'Approved',
  published: 'Published',
  corrected: 'Corrected',
  withdrawn: 'Withdrawn',
  filtered_out: 'Filtered out',
}

export const newsNews: NewsAdminWords = {
  states,
  feeds: { ok: 'OK', backing_off: 'Retrying later', broken: 'Not working' },
  licences: {
    rewrite: 'May be rewritten',
    summary: 'One sentence and a link',
    'link-only': 'Headline and link only',
  },
  checks: {
    numbers: 'Number not found in the source',
    dates: 'Month not found in the source',
    addresses: 'Web address not found in the source',
    length: 'Length (200 to 300 words)',
    markup: 'Markup that is not allowed',
    instructions: 'Text copied from our instructions',
    service: 'Text service',
  },
  reasons: {
    'not-about-tax': 'It is not about tax.',
    'too-old': 'It is too old.',
    duplicate: 'Another item has the same title.',
    'dropped-by-staff': 'A member of staff decided not to include it.',
    'same-story': 'Another item covers the same event.',
  },
  notDecided: (state) =>
    `This is not possible, because the item’s status is now “${states[state]}”. Nothing was changed.`,
  fields: { 'reason-missing': 'Enter a reason.', 'too-long': 'Use at most 300 characters.' },
  sourceFields: {
    'name-missing': 'Enter the name of the source.',
    'address-wrong': 'Enter a complete address beginning with https://.',
    'address-taken': 'Another source already uses this address.',
    'language-wrong': 'Enter a two-letter language code, such as en.',
    'reason-missing': 'Explain in one sentence why we are allowed to use the texts in this way.',
    'interval-wrong': 'Enter a number of minutes from 15 to 1,440.',
    'choice-missing': 'Choose an option.',
    'too-long': 'This text is too long. Please shorten it.',
  },
  sourceConflict:
    'Someone else has changed this source since you opened this page, so nothing was saved. Your entries are below. Open the source again to see the current version.',
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

export const adminNewsletter: AdminNewsletterWords = {
  refused: {
    'not-a-draft': 'This newsletter is no longer a draft.',
    conflict:
      'Someone else has changed this newsletter since you opened it. Your entries are below. Open the newsletter again to see the current version.',
    unfinished: 'This newsletter is incomplete. Add a subject and a topic, and either an introduction or an item.',
    'no-subscribers': 'No one has subscribed to these topics in this language.',
    'not-now': 'This is not possible at the moment. This page shows the newsletter’s current status.',
  },
  reports: {
    'not-a-report':
      'This is not a bounce or complaint report, or it reports only a delay. Paste the full email, including its headers.',
    'unknown-letter':
      'This report does not identify an email that we sent (by its Message-ID), so nothing was changed.',
  },
  subscribers: {
    pending: { kind: 'wait', label: 'Not confirmed' },
    confirmed: { kind: 'done', label: 'Subscribed' },
    unsubscribed: { kind: 'off', label: 'Unsubscribed' },
    bounced: { kind: 'bad', label: 'Bounced' },
    complained: { kind: 'bad', label: 'Complained' },
    suppressed: { kind: 'bad', label: 'Blocked' },
  },
  deliveries: {
    waiting: { kind: 'wait', label: 'Waiting' },
    claimed: { kind: 'prog', label: 'Being sent' },
    handed: { kind: 'prog', label: 'Being sent' },
    sent: { kind: 'done', label: 'Sent' },
    refused: { kind: 'bad', label: 'Rejected' },
    doubt: { kind: 'warn', label: 'Possibly sent' },
    skipped: { kind: 'off', label: 'Skipped' },
    bounced: { kind: 'bad', label: 'Bounced' },
    complained: { kind: 'bad', label: 'Complained' },
  },
}

export const contentItemForm = {
  pageAddress: 'Page address',
  sources: 'Sources',
  title: 'Title',
  text: 'Text',
  titleInSearchResults: 'Title in search results',
  descriptionInSearchResults: 'Description in search results',
}

export const contentItemSpecs = {
  illustration: 'Illustration',
  tags: 'Tags',
  separateWithCommas: 'Separate tags with commas.',
  featured: 'Featured',
  summary: 'Summary',
  shownUnderTitleAndIn: 'Shown under the title and in lists.',
  category: 'Category',
  level: 'Level',
  author: 'Author',
  authorsJobTitle: 'Author’s job title',
  forExampleTaxAdviser: 'For example, Tax adviser.',
  lawAndFiguresAsOf: 'Law and figures as of',
  readingTimeInMinutes: 'Reading time in minutes',
  leaveEmptyToCalculateIt: 'Leave blank to calculate it from the text.',
  relatedArticles: 'Related articles',
  upToThreeAddressesOne: 'Choose up to three articles. We add further articles by category and tags.',
  uploadedPicture: 'Uploaded picture',
  addressOfPictureFromPictures: 'The picture replaces the illustration in the article, in lists and in shared links.',
  whatPictureShows: 'What the picture shows',
  screenReadersReadThisAloud: 'Screen readers will read this aloud.',
  linksUnderAnswer: 'Links under the answer',
  linkText: 'Link text',
  address: 'Address',
  subtitle: 'Subtitle',
  industry: 'Industry',
  service: 'Service',
  client: 'Client',
  challenge: 'Challenge',
  solution: 'Solution',
  results: 'Results',
  onePerLine: 'One per line.',
  whatFiguresAreBasedOn: 'What the figures are based on',
  calculationSteps: 'Calculation steps',
  step: 'Step',
  chf: 'CHF',
  taxSavings: 'Tax savings',
  timeSaved: 'Time saved',
  complexity: 'Complexity',
  satisfaction1To5: 'Satisfaction, 1 to 5',
  duration: 'Duration',
  team: 'Team',
  illustrativeNotRealClient: 'Illustrative (not a real client)',
  illustrationVariant: 'Illustration variant',
  enterAnyWordAnotherWord: 'Enter any word. Each word produces a different variant.',
  sheetsInIllustration: 'Sheets in the illustration',
  illustrationBackground: 'Illustration background',
  whatIllustrationShows: 'What the illustration shows',
  srNumber: 'SR number',
  year: 'Year',
  description: 'Description',
  type: 'Type',
  jurisdiction: 'Jurisdiction',
  status: 'Status',
  lastUpdated: 'Last updated',
  officialAddress: 'Official address',
  officialPdf: 'Official PDF',
  leaveEmptyToOfferOur: 'Leave blank to offer our one-page summary.',
  importance: 'Importance',
  keyPoints: 'Key points',
  location: 'Location',
  department: 'Department',
  experience: 'Experience',
  responsibilities: 'Responsibilities',
  requirements: 'Requirements',
  postedOn: 'Posted on',
  openUntil: 'Open until',
  firstWordsOfApplicationMessage: 'Opening words of the application message',
  remoteWorkPossible: 'Remote work possible',
  monogram: 'Monogram',
  role: 'Role',
  email: 'Email',
  expertise: 'Expertise',
  education: 'Education',
  languages: 'Languages',
  achievements: 'Achievements',
  placeholderNotRealPerson: 'Placeholder (not a real person)',
  source: 'Source',
}

export const contentListDb = {
  system: 'The system',
}

export const contentListPage = {
  generator: 'Generator',
  pictures: 'Pictures',
  newItem: 'New item',
}

export const contentList = {
  outOfDate: (flags: number, text: string) => `${flags} ${text} out of date`,
  newSystemTextToReview: 'New suggested text to review',
  unpublishedChanges: 'Unpublished changes',
  content: 'Content',
  searchContent: 'Search content',
  titleOrAddress: 'Title or address',
  status: 'Status',
  type: 'Type',
  allTypes: 'All types',
  lastSavedBy: 'Last saved by',
  anyone: 'Anyone',
  language: 'Language',
  allLanguages: 'All languages',
  factsOutOfDate: 'Facts out of date',
  all: 'All',
  title: 'Title',
  untitled: 'Untitled',
  toCheck: 'To check',
  saved: 'Saved',
  noContent: 'No content',
  thereAreNoItemsYet: 'There are no items yet. Create the first one.',
  noItemsMatchTheseFilters: 'No items match your filters.',
}

export const newItemPage = {
  newItem: 'New item',
  chooseType: 'Choose a type.',
  enterTitle: 'Enter a title.',
  content: 'Content',
  aboutItem: 'About the item',
  type: 'Type',
  title: 'Title',
  address: 'Address',
  lastPartOfPageAddress: 'The last part of the page address. Leave blank to create it from the title.',
  language: 'Language',
  createDraft: 'Create draft',
}

export const picturesPage = {
  pictures: 'Pictures',
  content: 'Content',
  copyTextBelowPictureAnd: 'Copy the text below a picture and paste it where you want the picture to appear.',
  addPicture: 'Add a picture',
  file: 'File',
  jpegPngWebpOrAvif: 'JPEG, PNG, WebP or AVIF, at most 12 MB.',
  whatItShows: 'What it shows',
  screenReadersReadThisAloud: 'Screen readers will read this aloud to people who cannot see the picture.',
  addPicture2: 'Add picture',
  savedPictures: 'Saved pictures',
  thereAreNoPicturesYet: 'There are no pictures yet.',
}

export const programPage = {
  newSystemText: 'New suggested text',
  newSystemTextToReview: 'New suggested text to review',
  untitled: 'Untitled',
  keepOurText: 'Keep our text',
  useNewText: 'Use the new text',
  readersWillNotSeeAny: 'Readers will not see the change until someone publishes it.',
  ourTextVersionBy: (version: number, who: string) => `Our text: version ${version}, by ${who}`,
  newSystemText2: 'New suggested text',
}

export const compared = {
  bothTextsAreSame: 'The two texts are identical.',
}

export const conflict = {
  savedByAt: (who: string, time: string) => `Saved by ${who} at ${time}`,
  yoursIsInFieldsBelow: (text: string) =>
    `${text} Yours is in the fields below. Copy anything you want to keep from theirs, then save.`,
  versionBy: (who: string, version: number) => `Version ${version}, by ${who}`,
  yours: 'Yours',
  saveMineAsLatestVersion: 'Save mine as the latest version',
  discardMineAndOpenTheirs: 'Discard mine and open theirs',
}

export const contentItemHeader = {
  savedAt: (at: string) => `Saved at ${at}`,
  unsavedChangesLastSavedAt: (at: string) => `Unsaved changes, last saved at ${at}`,
  saving: 'Saving…',
  notSaved: 'Not saved',
  notSavedServerIsNot: 'Not saved: the server is not responding. We will keep trying.',
  untitled: 'Untitled',
  content: 'Content',
  openPreview: 'Open preview',
  opensInNewTab: ', opens in a new tab',
  publicPage: 'Public page',
  save: 'Save',
  publishChanges: 'Publish changes',
  version: (label: string, version: number) => `${label}, version ${version}`,
}

export const contentItemOptions = {
  newSystemTextToReview: 'New suggested text to review',
  systemUpdateContainsDifferentText:
    'A system update contains a different text for this item. Your text will not change until you decide.',
  compare: 'Compare',
  factsOutOfDate: 'Facts out of date',
  itIsNow: 'It is now',
  checkSurroundingTextThenSave: '. Check the surrounding text, then save.',
  details: 'Details',
  sources: 'Sources',
  pageAddress: 'Page address',
  lastPartOfPageAddress: 'Last part of the page address',
  ifYouChangeItCurrent: 'If you change this, the current address will redirect to the new one.',
  versions: 'Versions',
  you: 'You',
  words: (text: string, words: number) => `, ${text}${words} words`,
  savedAutomatically: ', saved automatically',
  restoredFromVersion: (restoredFrom: number) => `, restored from version ${restoredFrom}`,
  published: ', published',
  versionWithLatestVersion: (number: number) => `version ${number} with the latest version`,
  earlierNotShown: (count: number) =>
    `${count} earlier ${plural('en', count, { one: 'version', other: 'versions' })} not shown.`,
}

export const contentItemPanel = {
  autosaveLeftOut: 'Saved, except for these fields',
  autosaveRefused: 'Not saved because of these fields',
  write: 'Write',
  preview: 'Preview',
  details: 'Details',
  editorSections: 'Editor sections',
  title: 'Title',
  words: (words: number, minutes: number) => `${words} words, ${minutes}`,
  outOfDate: (count: number) => `, ${count} out of date`,
  minute: 'minute',
  minutes: 'minutes',
  fact: 'fact',
  facts: 'facts',
}

export const factPicker = {
  insertFact2: 'Insert a fact',
  insertFact: 'Insert fact',
  searchFactsTable: 'Search the facts table',
  fact: 'fact',
  facts: 'facts',
}

export const livePreview = {
  preview: 'Preview',
  desktop: 'Desktop',
  phone: 'Phone',
  live: 'Live',
  untitled: 'Untitled',
  min: (minutes: number) => `${minutes} min`,
  notInFactsTable: (value: string) => `Not in the facts table: ${value}.`,
  previewWillAppearHereWhen: 'The preview will appear here once you start writing.',
}

export const markdownField = {
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

export const pictureAdder = {
  pictureWasNotUploadedTry: 'The picture could not be uploaded. Try again in a moment.',
  addPicture: 'Add a picture',
  picture: 'Picture',
  file: 'File',
  jpegPngWebpOrAvif: 'JPEG, PNG, WebP or AVIF, at most 12 MB.',
  whatItShows: 'What it shows',
  screenReadersReadThisAloud: 'Screen readers will read this aloud to people who cannot see the picture.',
  addPicture2: 'Add picture',
}

export const planFields = {
  schedule: 'Schedule',
  willBePublishedOn: (publishAt: string) => `Will be published on ${publishAt}.`,
  willBeWithdrawnOn: (withdrawAt: string) => `Will be withdrawn on ${withdrawAt}.`,
  publishOn: 'Publish on',
  withdrawOn: 'Withdraw on',
  at: 'at',
  allTimesAreSwissTime: 'All times are Swiss time.',
  ofTwoThisTimeOccurs: (which: string) =>
    ` (the ${which} of two: this time occurs twice, because the clocks go back that night)`,
}

export const reviewField = {
  waitingForReviewBy: (reader: string) => `Waiting for review by ${reader}.`,
  review: 'Review',
  reviewer: 'Reviewer',
  weWillEmailReviewerWhen: 'We will email the reviewer when you submit the item for review.',
  anyoneWhoCanPublish: 'Anyone who can publish',
}

export const richEditor = {
  textInMarkdown: 'Text in Markdown',
}

export const rowsField = {
  addRow: 'Add row',
}

export const searchResult = {
  inSearchResults: 'In search results',
  title: 'Title',
  description: 'Description',
  differentTitle: 'Different title',
  differentDescription: 'Different description',
  of: (used: number, room: number) => `${used} of ${room}`,
  willBeCutOff: ', will be cut off',
}

export const chosenFields = {
  addPicture: 'Upload a picture',
  replacePicture: 'Upload another picture',
  removePicture: 'Remove picture',
  relatedArticle: (number: number) => `Related article ${number}`,
  none: 'None',
  notPublished: (slug: string) => `${slug} (not published)`,
}

export const specField = {
  default: 'Default',
}

export const versionPage = {
  version: (number: number) => `Version ${number}`,
  untitled: 'Untitled',
  restoreThisVersion: 'Restore this version',
  versionBy: (number: number, who: string) => `Version ${number}, by ${who}`,
  versionBy2: (version: number, who: string, date: string) => `Version ${version}, by ${who}, ${date}`,
  versionLabel: 'Version',
}

export const generatorFields = {
  autoGenerateArticles: 'Auto-generate articles',
  whenOnGeneratorWritesOne:
    'When this is on, the generator writes one article each day (Swiss time), even if the system was off for part of the day.',
  whenToPublishArticles: 'When to publish articles',
  inEitherCaseTextThat: 'In either case, a text that fails a check will not become an article.',
  afterReview: 'After a review',
  asSoonAsAllChecks: 'As soon as all checks pass',
  reviewer: 'Reviewer',
  personWhoStartedItOr: 'The person who started the run, or an owner',
}

export const generatorPage = {
  generator: 'Generator',
  generating: 'Generating…',
  generateNow: 'Generate now',
  writesArticlesAndOurTeam: (model: string | null | undefined) =>
    `${model} writes the articles, and our team reviews them.`,
  beingWritten: 'Being written',
  previousRuns: 'Previous runs',
  dailyArticle: 'Daily article',
  saveSettings: 'Save settings',
  topics: 'Topics',
  last20TopicsUsedWill: 'We will not reuse the last 20 topics until all the others have been used.',
  thereHaveBeenNoRuns: 'There have been no runs yet.',
  previousRunsNewestFirst: 'Previous runs, newest first',
  topic: 'Topic',
  when: 'When',
  startedAutomatically: 'Started automatically',
  startedByStaff: 'Started by staff',
  result: 'Result',
  published: 'Published',
  toBeReviewedBy: (reviewer: string) => `To be reviewed by ${reviewer}`,
}

export const topicPanel = {
  inUse2: (active: number, category: string, difficulty: string) =>
    `${active} ${plural('en', active, { one: 'topic', other: 'topics' })} in use, ${category}, ${difficulty}`,
  topic: 'Topic',
  inUse: 'In use',
  lastUsed: (date: string) => `Last used ${date}`,
  save: (topic: string) => `Save: ${topic}`,
  save2: 'Save',
  newTopic: 'New topic',
  addTopicTo: (title: string) => `Add a topic to ${title}`,
  add: 'Add',
}

const starters = { visitor: 'a visitor', staff: 'staff', system: 'the system' }

export const newsAdminPage = {
  running: 'Running',
  finished: 'Finished',
  failed: 'Failed',
  none: 'None',
  couldNotBeRead: (feed: string, reason: string) => `${feed} could not be read: ${reason}.`,
  feeds: 'Feeds',
  addSource: 'Add a source',
  startedByOfDoneRewritten: (
    date: string,
    startedBy: keyof typeof starters,
    done: number,
    total: number,
    rewritten: number,
  ) => `${date}, started by ${starters[startedBy]}: ${done} of ${total} done, ${rewritten} rewritten. `,
  thereHaveBeenNoRuns: 'There have been no runs yet. ',
  textsTodayOfTokens: (drafts: number, limit: number, tokens: number) =>
    `Texts today: ${drafts} of ${limit} (${tokens} tokens).`,
  news: 'News',
}

export const newsItemPage = {
  newsItem: 'News item',
  news: 'News',
  notSavedThisItemIs: 'Not saved: this item is public, so its text must pass all the checks',
  failedChecksOfRewrittenText: 'Checks that the rewritten text failed',
  source: 'Source',
  decidedBy: 'Decided by',
  corrected: (date: string) => `Corrected ${date}`,
  rewrittenText: 'Rewritten text',
  thereIsNoRewrittenText: 'There is no rewritten text. Readers see the headline and the source.',
  approveAndPublish: 'Approve and publish',
  publishAsOriginalSource: 'Publish as “Original Source”',
  leaveOut: 'Leave out',
  includeItAfterAll: 'Include it after all',
  reasonForWithdrawing: 'Reason for withdrawing',
  reason: 'Reason',
  withdraw: 'Withdraw',
  sameStory: 'Same story',
  readersSeeThisSourceTogether: 'Readers see this source alongside',
  licence: 'Licence',
  category: 'Category',
  published: 'Published',
  address: 'Address',
}

export const newsList = {
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
  noItemsHaveThisStatus: 'There are no items with this status.',
}

export const sourcePage = {
  item: 'Item',
  published: 'Published',
  noDate: 'No date',
  result: 'Result',
  leftOut: 'Left out',
  included: 'Included',
  newSource: 'New source',
  notInUse: 'Not in use',
  news: 'News',
  addedByStaff: 'Added by staff.',
  fromSystemsList: 'From the system’s list.',
  weCouldNotReadThis: 'We could not read this feed',
  nothingWasSaved: (reason: string) => `${reason}. Nothing was saved.`,
  testResult: 'Test result',
  foundWouldBeIncludedNothing: (count: number, aboutTaxes: number) =>
    `${count} ${plural('en', count, { one: 'item', other: 'items' })} found, of which ${aboutTaxes} would be included. Nothing was saved.`,
  itemsInFeed: 'Items in the feed',
}

export const feedTable = {
  feed: 'Feed',
  licence: 'Licence',
  status: 'Status',
  notInUse: 'Not in use',
  inRow: (failures: number, lastError: string) =>
    `${failures} ${plural('en', failures, { one: 'failure', other: 'failures' })} in a row: ${lastError}`,
  lastFetched: 'Last fetched',
  never: 'Never',
  next: (date: string) => `Next: ${date}`,
  action: 'Action',
  fetchNow: 'Fetch now',
  feedsWillAppearHereAfter: 'Feeds will appear here once they have been read for the first time.',
  feeds: 'Feeds',
}

export const rewriteForm = {
  correctText: 'Correct the text',
  editText: 'Edit the text',
  title: 'Title',
  summary: 'Summary',
  text: 'Text',
  htmlPH2H3Ul: 'You can use these HTML tags: p, h2, h3, ul, ol, li, strong, em. Anything else will be removed.',
  tags: 'Tags',
  separateWithCommas: 'Separate tags with commas.',
  whatWasCorrected: 'What was corrected',
  readersWillSeeThis: 'Readers will see this.',
  publishCorrection: 'Publish correction',
  saveAndCheck: 'Save and check',
}

export const sourceForm = {
  source: 'Source',
  nameText: 'Name',
  readersSeeThisNameAs: 'Readers will see this name as the source.',
  feedAddress: 'Feed address',
  rssAtomOrJsonFeed: 'RSS, Atom or JSON Feed.',
  websiteAddress: 'Website address',
  category: 'Category',
  language: 'Language',
  twoLetterCodeSuchAs: 'A two-letter code, such as en or de.',
  howWeMayUseIts: 'How we may use its texts',
  reason: 'Reason',
  legalBasisOrWhatWas:
    'Enter the legal basis, or what was agreed, with whom and when. This is not required for “Headline and link only”.',
  readEvery: 'Read every',
  useThisSource: 'Use this source',
  saveSource: 'Save source',
  testFeed: 'Test feed',
}

export const campaignForm = {
  newsletter: 'Newsletter',
  subject: 'Subject',
  introduction: 'Introduction',
  markdownBoldListsLinksHttps:
    'Markdown: **bold**, lists, [links](https://…). Leave an empty line to start a new paragraph.',
  sendToReadersOf: 'Send to readers of',
  readersLanguage: 'Readers’ language',
  itemsToLinkTo: 'Items to link to',
  upToShownInThis: (maxEntries: number) => `Up to ${maxEntries}, shown in this order.`,
  saveNewsletter: 'Save newsletter',
  send: 'Send',
  nobodyHasSubscribedToThese: 'No one has subscribed to these topics yet.',
  weWillSendLastSaved: (audience: string, text: string) =>
    `We will send the most recently saved version to ${audience} ${text}.`,
  sendTestToMyself: 'Send myself a test',
  sendToReaders: 'Send to readers',
  discardNewsletter: 'Discard newsletter',
  onlyAdminCanSendIt: 'Only an admin can send this newsletter to readers.',
  emailsWillWaitUntil: (time: string) =>
    `Emails are sent only during the sending hours. If you send it now, the first emails will leave on ${time}.`,
  reader: 'reader',
  readers: 'readers',
}

export const campaignListPage = {
  writeNewsletter: 'Write a newsletter',
}

export const campaignList = {
  newsletter: 'Newsletter',
  searchNewsletters: 'Search newsletters',
  subject: 'Subject',
  status: 'Status',
  all: 'All',
  newsletter2: 'Newsletter',
  noSubject: 'No subject',
  weeklyDigest: 'Weekly digest',
  changed: 'Changed',
  counts: {
    total: 'Readers',
    sent: 'Sent',
    refused: 'Rejected',
    bounced: 'Bounced',
    complained: 'Complained',
    unsubscribed: 'Unsubscribed',
  },
  noNewslettersYet: 'No newsletters yet',
  writeFirstOneOrSwitch: 'Write the first one, or switch on the weekly digest in the newsletter settings.',
  noNewslettersMatchTheseFilters: 'No newsletters match your filters.',
}

export const campaignPage = {
  newNewsletter: 'New newsletter',
  newsletter: 'Newsletter',
  preview: 'Preview',
  openInNewTab: 'Open in a new tab',
  plainText: 'Plain text',
}

export const campaignProgress = {
  sending: 'Sending',
  emails: 'Emails',
  pausedAutomatically: 'Paused automatically',
  mailServerRefusedTenEmails:
    'The mail server rejected ten emails in a row. Read its responses below before you resume.',
  sendingBeginsAt: (time: string) => `Sending continues on ${time}`,
  outsideSendingHours: 'It is outside the sending hours. You can change them in the newsletter settings.',
  mailServerIsNotAccepting: (date: string) =>
    `The mail server is not accepting emails at the moment. We will try again on ${date}.`,
  readers: 'Readers',
  sent: 'Sent',
  waiting: 'Waiting',
  refused: 'Rejected',
  complained: 'Complained',
  deleted: 'Deleted',
  bounced: 'Bounced',
  unsubscribedFromThisEmail: 'Unsubscribed from this email',
  skipped: 'Skipped',
  possiblySent: 'Possibly sent',
  forReadersOf: (value: string) => `For readers of ${value}.`,
  startedOn: (date: string) => ` Started on ${date}.`,
  endedOn: (date: string) => `Ended on ${date}.`,
  pause: 'Pause',
  resume: 'Resume',
  cancelRemainingEmails: 'Cancel remaining emails',
  resendPossiblySent: (doubt: number) =>
    `Resend ${doubt} possibly sent ${plural('en', doubt, { one: 'email', other: 'emails' })}`,
  possiblySentMailServerMay:
    'Possibly sent: the mail server may have accepted the email, but its response was lost. We do not resend these emails automatically.',
  emailsWithProblems: 'Emails with problems',
  reader: 'Reader',
  status: 'Status',
  mailServersResponse: 'Mail server’s response',
  settledOf: (settled: string, total: string) => `${settled} of ${total}`,
}

export const handleCampaignAction = {
  test: (subject: string) => `Test: ${subject}`,
}

export const newsletterTabs = {
  tabs: {
    '/admin/newsletter': 'Newsletters',
    '/admin/newsletter/subscribers': 'Subscribers',
    '/admin/newsletter/reports': 'Bounces',
    '/admin/newsletter/settings': 'Settings',
  },
  newsletter: 'Newsletter',
}

export const reportsPage = {
  importBounceOrComplaint: 'Import a bounce or complaint',
  fullEmailWithHeaders: 'Full email with headers',
  yourEmailProgramCallsThis: 'Your email program may call this the “source” or “original”.',
  orUploadFile: 'Or upload a file',
  emlFileAtMost200: 'An .eml file, at most 200 KB.',
  importReport: 'Import report',
  automaticImport: 'Automatic import',
  mailServerCanSendEach:
    'A mail server can send each bounced email to this address, using the secret in MAIL_REPORTS_SECRET:',
  setMailReportsSecretSo: 'Set MAIL_REPORTS_SECRET so that a mail server can send each bounced email to this address:',
  bounces: 'Bounces',
}

export const settingsPage = {
  newsletterEmails: 'Newsletter emails',
  saveSettings: 'Save settings',
  weeklyDigest: 'Weekly digest',
  listsWhatHasBeenPublished:
    'The digest lists what has been published since the last one. If there is nothing new, we do not send it.',
  off: 'Off',
  createDraft: 'Create a draft',
  sendAutomatically: 'Send automatically',
  dayOfWeek: 'Day of the week',
  earliestTime: 'Earliest time',
  swissTime: 'Swiss time.',
  sendingRate: 'Sending rate',
  maximumAcrossAllServersAsk:
    'This is the maximum across all servers. Ask your email provider how many emails it will accept.',
  emailsPerMinute: 'emails a minute',
  sendEmailsFrom: 'Send emails from',
  sendEmailsUntil: 'Send emails until',
  weSendRemainingEmailsNext: 'We will send any remaining emails the next day. Enter 0 and 24 to send at any time.',
  newsletter: 'Newsletter',
}

export const subscriberList = {
  newsletter: 'Newsletter',
  searchSubscribers: 'Search subscribers',
  emailAddressOrName: 'Email address or name',
  status: 'Status',
  topic: 'Topic',
  allTopics: 'All topics',
  all: 'All',
  subscriber: 'Subscriber',
  topics: 'Topics',
  whyWeSendNoEmails: 'Why we do not send emails',
  requested: 'Requested',
  noSubscribers: 'No subscribers',
  nobodyHasSubscribedYet: 'No one has subscribed yet.',
  noSubscribersMatchTheseFilters: 'No subscribers match your filters.',
}

export const subscriberPage = {
  requested: 'Requested',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
  stopped: 'Emails stopped',
  reason: 'Reason',
  enterReason: 'Enter a reason.',
  subscribers: 'Subscribers',
  subscription: 'Subscription',
  consentText: 'Consent text',
  allowNewSubscription: 'Allow a new subscription',
  reasonForBlockingThisAddress: 'Reason for blocking this address',
  blockAddress: 'Block address',
  emails: 'Emails',
  weHaveNotSentAny: 'We have not sent any emails to this address yet.',
  email: 'Email',
  status: 'Status',
  sent: 'Sent',
  subscriber: 'Subscriber',
  name: 'Name',
  topics: 'Topics',
}

export const viewCampaign = {
  noSubject: 'No subject',
}

export const itemPage = {
  entry: 'Entry',
}

export const subscriberListPage = {
  subscribers: 'Subscribers',
}

export const contentItemErrors = {
  languages: { en: 'English', de: 'German', fr: 'French', it: 'Italian' },
}
