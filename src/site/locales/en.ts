import { company } from '#company/company.ts'
import { nameWordsEn } from '#company/name-words.ts'
import type { FieldWords } from '#platform/field-errors.ts'
import { formatNumber } from '#platform/format.ts'
import { waitingTime } from '#platform/waiting-time.ts'
import type { ApplicationError } from '#site/careers/application.ts'
import { type CvError, cvLimitBytes } from '#site/careers/cv/cv.ts'
import type { EnquiryError } from '#site/contact/lead.ts'
import { maxLength } from '#site/contact/max-lengths.ts'

export type CvWords = Record<CvError, string>

export const cv: CvWords = {
  missing: 'Choose your CV as a PDF file.',
  empty: 'This file is empty. Choose another one.',
  'too-large': `This file is larger than ${cvLimitBytes / 1024 / 1024} MB. Save a smaller version, for example without photos.`,
  'no-pdf': 'This file is not a PDF, even if its name ends in .pdf. Save your CV as a PDF and choose it again.',
  interrupted: 'The upload was interrupted, so the file was not saved. Choose it again.',
}

export type CareersWords = {
  fields: FieldWords<ApplicationError>
  problems: {
    'too-many': { title: string; text: (refusal: { retryAfterSeconds: number }) => string }
    interrupted: { title: string; text: string }
    'not-stored': { title: string; text: () => string }
  }
}

const orEmail = () => `or email us at ${company().careersEmail}.`

export const careers: CareersWords = {
  fields: {
    ...nameWordsEn('name', { label: 'name', max: 120, missing: 'Enter your full name.' }),
    'phone-unknown': 'Enter a phone number, such as +41 32 322 11 22, or leave this blank.',
    'position-missing': 'Choose a position.',
    'position-closed': 'This position is no longer open. Choose another one or send an open application.',
    'message-missing': 'Write a few sentences about yourself.',
    'message-too-long': 'Your cover letter can be up to 5,000 characters long. You can put the rest in your CV.',
    'consent-missing': 'We need your consent to read your application. Please tick the box.',
  },
  problems: {
    'too-many': {
      title: 'There have been several applications from your network in the last hour',
      text: ({ retryAfterSeconds }) =>
        `Your application was not sent. What you typed is below. Send it again in ${waitingTime(retryAfterSeconds)}, ${orEmail()}`,
    },
    interrupted: {
      title: 'Your application was interrupted',
      text: 'We did not save anything. Please send it again.',
    },
    'not-stored': {
      title: 'We could not save your application',
      text: () => `The problem is at our end. What you typed is below. Send it again in a few minutes, ${orEmail()}`,
    },
  },
}

export type ContactWords = {
  fields: FieldWords<EnquiryError>
}

export const contact: ContactWords = {
  fields: {
    ...nameWordsEn('name', { label: 'name', max: maxLength.name, missing: 'Enter your full name.' }),
    'topic-unknown': 'Choose your tax situation.',
    'subject-too-long': `The subject can be up to ${maxLength.subject} characters long.`,
    'subject-broken': 'The subject must be on one line.',
    'message-missing': 'Write your message.',
    'message-too-long': `Your message can be up to ${formatNumber(maxLength.message)} characters long. You can send us the rest by email.`,
  },
}

export const applyForm = {
  privacyNotice: 'Privacy notice',
}

export const careersPage = {
  nothingWasSent: 'Nothing was sent',
  weHaveNoOpenPositions: 'We have no open positions at the moment.',
  opensInNewTab: '(opens in a new tab)',
}

export const opening = {
  ofExperience: (type: string, experience: string) => `${type}, ${experience} of experience`,
  applyUntil: (date: string) => `Apply by ${date}`,
  opensChatInNewTab: (title: string) => `: ${title} (opens a chat in a new tab)`,
  whatYouDo: 'What you will do',
  whatYouBring: 'What we are looking for',
}

export const contactForm = {
  thereWereSeveralMessagesFrom: 'There have been several messages from your network in the last hour',
  yourMessageHasNotBeen: (wait: string) =>
    `Your message was not sent, but it is not lost: what you typed is below. Send it again in ${wait}, or`,
  sendUsEmail: 'send us an email',
  subject: 'Subject',
  weWillIncludeYourCalculation: 'We will include your calculation',
  weWillSeeFiguresYou: 'We will see the amounts you entered in the',
  calculator: 'calculator',
  privacyNotice: 'Privacy notice',
}

export const contactPage = {
  alreadyClientOpenNewCase: 'Already a client? Open a new case with these amounts',
  writeAnotherMessage: 'Write another message',
  about: 'About',
  sentFrom: 'Sent from',
  answer: 'Answer',
}

export const reachOut = {
  opensInNewTab: '(opens in a new tab)',
}

export const aboutPage = {
  pageOfTaxReturnAnd: 'A page of a tax return and a circle',
  wholeTeam: 'The whole team',
  twoCirclesOverlappingInRed: 'Two circles with a red overlap: German and French in one city',
  contactUs: 'Contact Us',
  directions: 'Directions',
  opensInNewTab: '(opens in a new tab)',
  office: 'Office',
  hours: 'Hours',
  phone: 'Phone',
}

export const cantonDates = {
  likely: 'likely',
  unknown: 'not confirmed',
  /** In the order of the page. */
  terms: {
    return: 'Return',
    'self-employed': 'Return, self-employed',
    extension: 'Extension',
    'must-file': 'You must file',
    'tax-at-source': 'Tax at source',
    arrears: 'Interest if you pay late',
    credit: 'Interest paid to you',
    language: 'Language',
    office: 'Tax office',
    objection: 'Objection',
    missing: 'Not known',
  },
  source: (source: string, isLikely: boolean) => `${isLikely ? 'Likely. Source' : 'Source'}: ${source}.`,
  stateOn: (day: string) => `As of ${day}.`,
  fromIncome: (amount: string) => `From other income of ${amount} a year`,
  aboveIncome: (amount: string) => `Above other income of ${amount} a year`,
  anyIncome: 'With any other income',
  fromWealth: (amount: string) => `or taxable wealth of ${amount}`,
  coupleWealth: (amount: string) => ` (${amount} for a married couple)`,
  anyWealth: 'or any taxable wealth',
  afterAllowance: 'Taxable wealth is after the canton’s allowance.',
  claimsWithholdingTax: 'Also if you claim Swiss withholding tax back.',
  ownsProperty: 'Also if you own property in the canton.',
  requestTo: (office: string) => `Send a request to file a tax return to: ${office}.`,
  rate: (year: number, percent: number) => `${year}: ${percent}% a year`,
  federalTax: 'Direct federal tax:',
  languages: { de: 'German', fr: 'French', it: 'Italian' },
  missing: {
    'filing-date': 'the date for employees',
    'self-employed': 'the date for self-employed people',
    'extension-way': 'how to request an extension',
    'extension-day': 'the last day of an extension',
    arrears: 'the interest on arrears in 2026',
    credit: 'the interest on early payments in 2026',
    thresholds: 'the thresholds of other income and wealth from which you must file',
    address: 'the address of the tax office',
  },
  askCanton: (facts: string) => `We have no reliable source for ${facts}. Please ask the canton.`,
}

export const findTeam = {
  taxAdviser: 'Tax adviser',
}

export const howItWorksPage = {
  you: 'You',
  we: 'We',
}

export const industriesPage = {
  fields: 'Fields',
}

export const teamTile = {
  text: (value: string | null | undefined) => `the ${value}`,
  fields: 'Fields',
  experience: 'Experience',
  education: 'Education',
  languages: 'Languages',
  achievements: 'Achievements',
}

export const hero = {
  directFederalTax: 'Direct federal tax',
  columnsOfIncomeTaxIn: (markedIncome: string) =>
    `Column chart: income tax in Biel/Bienne rises with taxable income; the column for ${markedIncome} is red`,
  figuresAsTable: 'The figures as a table',
  taxableIncome: 'Taxable income',
  canton: 'Canton',
  commune: 'Commune',
  federal: 'Federal',
  total: 'Total',
  share: 'Share',
}

export const homeContent = {
  validUntil: (source: string, date: string) => `${source} Valid until ${date}.`,
}

export const timeline = {
  days: (minDays: number, maxDays: number) => `${minDays}–${maxDays} days`,
}

export const accessibilityPage = {
  accessibilityContact: 'Accessibility contact',
  orCallUsOn: (value: string) => `${value} Or call us on`,
}

export const legalText = {
  asOf: (date: string) => `As of ${date}`,
  onThisPage: 'On this page',
}

export const privacyPage = {
  privacyContact: 'Privacy contact',
}

export const recipients = {
  companyThatRunsOurServers: (servers: string) =>
    `The company that runs our servers, under contract and on our instructions. Country: ${servers}.`,
  stripePaymentsEuropeLtdAnd:
    'Stripe Payments Europe Ltd. and Stripe, Inc., to process the payment: your name, email address, card and what you bought. Countries: Ireland and the United States.',
  emailServiceAtYourEmail: (SMTP_URL: string, mail: string) =>
    `The email service at ${SMTP_URL}: your email address and our emails. Country: ${mail}.`,
  fileStoreAtYourFiles: (S3_ENDPOINT: string, files: string) =>
    `The file store at ${S3_ENDPOINT}: your files, which we encrypt first. Country: ${files}.`,
  googleLlcToSummarisePublic:
    'Google LLC, to summarise public news: only the text of each news item and no data about you. Country: the United States.',
}

export const storedItems = {
  letsBuyerChoosePassword: 'Lets you choose a password for your new account right after you have paid.',
  hours: (count: number) => `${count} hours`,
  cantonAndCommuneOfYour: 'The canton and commune of your last calculation, so that the next one begins with them',
  keepsYouSignedInTo: 'Keeps you signed in to the client portal. It is set only when you sign in.',
  linksYourPasswordAndCode: 'Links your password and code while you sign in with two-step verification.',
  storesOneTimeChallengeWhile: 'Stores a one-time challenge while you add a passkey or sign in with one.',
  recognisesBrowserYouHaveUsed:
    'Recognises a browser you have used to sign in, so that other people’s failed attempts do not lock you out.',
  yourCartIfYourBrowser:
    'Your cart if your browser does not run JavaScript: products, quantities, and the code or email address you entered for a discount.',
  remembersSavedPriceYouAdded: 'Remembers the saved price you added to your cart.',
  asLongAsPriceIs: 'As long as the price is valid, up to 30 days',
  restoresYourCartIfYou: 'Restores your cart if you come back from the payment page without paying.',
  untilYouComeBackOr: 'Until you come back or pay, up to 2 hours',
  notesThatYouWentTo: 'Records that you went to the payment page, so that we can restore your cart.',
  untilYouComeBack: 'Until you come back',
  yourCartProductsQuantitiesAnd: 'Your cart: products, quantities and prices.',
  untilYouOrderOrClear: 'Until you order or clear the cart',
  discountYouRequestedCodeOr:
    'The discount you requested: a code or the first-order discount, and the email address you entered.',
  randomNumberForYourCart: 'A random number for your cart, so that clicking twice does not place two orders.',
  yourCookieChoiceAndIts: 'Your cookie choice and the date you made it.',
  untilYouChangeOrDelete: 'Until you change or delete it',
  lightOrDarkThemeOnce: 'The light or dark theme, once you have chosen one with the switch.',
  untilYouDeleteIt: 'Until you delete it',
  textInClientPortalThat:
    'Text you have written in the client portal but not yet sent, in case we cannot save it in your account. Text saved in your account is kept for 30 days.',
  untilYouSendItSign: 'Until you send it, sign out or close the tab',
  untilYouSignOut: (days: number) => `Until you sign out, for ${days} days at most`,
  tenMinutesOrUntilCode: '10 minutes, or until you enter the code',
  fiveMinutes: '5 minutes',
  days400SinceSignIn: '400 days since the last sign-in',
  thirtyDays: '30 days',
}

export const termsPage = {
  legalContact: 'Legal contact',
}

export const publicPages = {
  articles: 'Articles',
  news: 'News',
  products: 'Products',
  legal: 'Legal',
  start: 'Start',
  home: 'Home',
  cart: 'Cart',
}

export const searchPage = {
  search: (query: string) => `Search: ${query}`,
  for: (results: string, query: string) => `${results} for ‘${query}’`,
}

export const servicePage = {
  getStarted: 'Get Started',
  sources: 'Sources',
}

export const sitemapPage = {
  opensInNewTab: '(opens in a new tab)',
}

export const socialCards = {
  swissTaxReturnsForExpatriates: 'Swiss tax returns for expatriates',
  aboutFirm: 'About the firm',
  swissTaxesExplained: 'Swiss taxes explained',
  swissTaxCalculators: 'Swiss tax calculators',
  howAccurateCalculatorsAre: 'How accurate the calculators are',
  frequentlyAskedQuestions: 'Frequently asked questions',
  swissTaxLawLibrary: 'Swiss tax law library',
  swissTaxNews: 'Swiss tax news',
  onePriceForWholeReturn: 'One price for the whole return',
  guidesChecklistsAndTemplates: 'Guides, checklists and templates',
  whatWeDo: 'What we do',
  taxPackagesAtFixedPrice: 'Tax packages at a fixed price',
  taxesForExpatriatesInSwitzerland: 'Taxes for expatriates in Switzerland',
  article: 'Article',
  store: 'Store',
  service: 'Service',
  calculators: 'Calculators',
  news: 'News',
}

export const sentNote = {
  yourNumber: 'Your number:',
}

export const cookiesPage = {
  kinds: { cookie: 'Cookie', local: 'Local storage', session: 'Session storage' },
}
