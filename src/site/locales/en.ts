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

const cv: CvWords = {
  missing: 'Choose your CV, a PDF.',
  empty: 'This file is empty. Choose another one.',
  'too-large': `This file is larger than ${cvLimitBytes / 1024 / 1024} MB. Save it smaller, for instance without photos.`,
  'no-pdf': 'What is in this file is no PDF, whatever its name says. Save your CV as a PDF and choose it again.',
  interrupted: 'The file did not arrive whole, and nothing of it was kept. Choose it again.',
}

export type CareersWords = {
  fields: FieldWords<ApplicationError>
  problems: {
    'too-many': { title: string; text: (refusal: { retryAfterSeconds: number }) => string }
    interrupted: { title: string; text: string }
    'not-stored': { title: string; text: () => string }
  }
}

const orEmail = () => `or write to ${company().careersEmail}.`

const careers: CareersWords = {
  fields: {
    ...nameWordsEn('name', { label: 'name', max: 120, missing: 'Enter your full name.' }),
    'phone-unknown': 'Enter a phone number, such as +41 32 000 00 00, or leave this empty.',
    'position-missing': 'Choose a position.',
    'position-closed': 'This position is not open. Choose another one, or an open application.',
    'message-missing': 'Write a few sentences about yourself.',
    'message-too-long': 'Your cover letter may have at most 5’000 characters. The rest may stand in your CV.',
    'consent-missing': 'Without your consent we may not read your application.',
  },
  problems: {
    'too-many': {
      title: 'Many applications came from your network in the last hour',
      text: ({ retryAfterSeconds }) =>
        `Nothing was sent; what you typed is below. Send it again in ${waitingTime(retryAfterSeconds)}, ${orEmail()}`,
    },
    interrupted: {
      title: 'Your application did not arrive whole',
      text: 'Nothing was kept. Please send it again.',
    },
    'not-stored': {
      title: 'We could not store your application',
      text: () =>
        `The fault is ours, and nothing of it was kept. What you typed is below: send it again in a few minutes, ${orEmail()}`,
    },
  },
}

export type ContactWords = {
  fields: FieldWords<EnquiryError>
}

const contact: ContactWords = {
  fields: {
    ...nameWordsEn('name', { label: 'name', max: maxLength.name, missing: 'Enter your full name.' }),
    'topic-unknown': 'Choose your tax situation.',
    'subject-too-long': `The subject may have at most ${maxLength.subject} characters.`,
    'subject-broken': 'The subject must be on one line.',
    'message-missing': 'Write your message.',
    'message-too-long': `Your message may have at most ${formatNumber(maxLength.message)} characters. Send the rest by e-mail.`,
  },
}

const applyForm = {
  privacyNotice: 'Privacy notice',
}

const careersPage = {
  nothingWasSent: 'Nothing was sent',
  noPositionIsOpenAt: 'No position is open at the moment.',
  opensInANewTab: '(opens in a new tab)',
}

const opening = {
  ofExperience: (type: string, experience: string) => `${type}, ${experience} of experience`,
  applyUntil: (date: string) => `Apply until ${date}`,
  opensAChatInA: (title: string) => `: ${title} (opens a chat in a new tab)`,
  whatYouDo: 'What you do',
  whatYouBring: 'What you bring',
}

const contactForm = {
  severalMessagesCameFromYour: 'Several messages came from your network in the last hour',
  nothingWasLostWhatYou: (wait: string) => `Nothing was lost: what you typed is below. Send it again in ${wait}, or`,
  writeAnEMail: 'write an e-mail',
  subject: 'Subject',
  yourCalculationComesAlong: 'Your calculation comes along',
  weSeeTheFiguresYou: 'We see the figures you entered in the',
  calculator: 'calculator',
  privacyNotice: 'Privacy notice',
}

const contactPage = {
  youAreAClientOpen: 'You are a client: open a new case with these figures',
  writeAnotherMessage: 'Write another message',
  about: 'About',
  through: 'Through',
  answer: 'Answer',
}

const reachOut = {
  opensInANewTab: '(opens in a new tab)',
}

const feedTexts = {
  disallow: (path: string) => `Disallow: ${path}`,
  userAgentSitemapSitemapXml: (value: string, siteUrl: string) =>
    `User-agent: *\n${value}\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
}

const aboutPage = {
  oneSheetOfATax: 'One sheet of a tax return and a circle',
  theWholeTeam: 'The whole team',
  twoCirclesOverlappingInRed: 'Two circles, overlapping in red: German and French in one city',
  contactUs: 'Contact Us',
  directions: 'Directions',
  opensInANewTab: '(opens in a new tab)',
}

const cantonDates = {
  return: 'Return',
  extension: 'Extension',
  taxAtSource: 'Tax at source',
  objection: 'Objection',
}

const findTeam = {
  taxAdviser: 'Tax adviser',
}

const howItWorksPage = {
  you: 'You',
  we: 'We',
}

const industriesPage = {
  fields: 'Fields',
}

const teamTile = {
  the: (value: string | null | undefined) => `the ${value}`,
}

const hero = {
  directFederalTax: 'Direct federal tax',
  columnsOfIncomeTaxIn: (markedIncome: string) =>
    `Columns of income tax in Biel/Bienne rising with taxable income; the column for ${markedIncome} is red`,
  theFiguresAsATable: 'The figures as a table',
  taxableIncome: 'Taxable income',
  canton: 'Canton',
  commune: 'Commune',
  federal: 'Federal',
  total: 'Total',
  share: 'Share',
}

const homeContent = {
  validUntil: (source: string, date: string) => `${source} Valid until ${date}.`,
}

const timeline = {
  days: (minDays: number, maxDays: number) => `${minDays}–${maxDays} days`,
}

const accessibilityPage = {
  accessibilityContact: 'Accessibility contact',
  orCall: (value: string) => `${value} Or call`,
}

const legalText = {
  asOf: (date: string) => `As of ${date}`,
  onThisPage: 'On this page',
}

const privacyPage = {
  privacyContact: 'Privacy contact',
}

const recipients = {
  theCompanyThatRunsOur: (servers: string) =>
    `The company that runs our servers, under a contract and our instructions. State: ${servers}.`,
  stripePaymentsEuropeLtdAnd:
    'Stripe Payments Europe Ltd. and Stripe, Inc., for the payment: your name, e-mail address, card and what you bought. States: Ireland and the United States.',
  theMailServiceAtYour: (SMTP_URL: string, mail: string) =>
    `The mail service at ${SMTP_URL}: your e-mail address and our letters. State: ${mail}.`,
  theFileStoreAtYour: (S3_ENDPOINT: string, files: string) =>
    `The file store at ${S3_ENDPOINT}: your files, encrypted by us before. State: ${files}.`,
  googleLlcToSummarisePublic:
    'Google LLC, to summarise public news: the text of the news alone, no data about you. State: the United States.',
}

const storedItems = {
  keepsYouSignedInTo: 'Keeps you signed in to the client portal. Without signing in it is not set.',
  joinsPasswordAndCodeWhile: 'Joins password and code while you sign in with a second factor.',
  holdsTheOneTimeQuestion: 'Holds the one-time question while you add a passkey or sign in with one.',
  marksThisBrowserAsOne:
    'Marks this browser as one you have signed in with, so that wrong passwords of strangers do not shut you out.',
  yourCartIfYourBrowser:
    'Your cart, if your browser runs no JavaScript: products, quantities, and the code or email address you gave for a discount.',
  remembersWhichKeptPriceYou: 'Remembers which kept price you have put into your cart.',
  asLongAsThePrice: 'As long as the price is kept, at most 30 days',
  findsYourCartAgainWhen: 'Finds your cart again when you come back from the payment page without having paid.',
  untilYouComeBackOr: 'Until you come back or have paid, at most 2 hours',
  notesThatYouWentTo: 'Notes that you went to the payment page, so that your cart can come back.',
  untilYouComeBack: 'Until you come back',
  yourCartProductsQuantitiesAnd: 'Your cart: products, quantities and prices.',
  untilYouOrderOrClear: 'Until you order or clear the cart',
  whatYouAskedForTo:
    'What you asked for to pay less: a code, or that it is your first order, and the email address you gave.',
  aRandomNumberForYour: 'A random number for your cart, so that a second click does not order twice.',
  yourChoiceAboutCookiesAnd: 'Your choice about cookies and its date.',
  untilYouChangeOrDelete: 'Until you change or delete it',
  theLightOrDarkTheme: 'The light or dark theme, once you have chosen one with the switch.',
  untilYouDeleteIt: 'Until you delete it',
  aTextInTheClient:
    'A text in the client portal that you have not sent yet, in case it cannot be saved in your account. There it stays for 30 days.',
  untilYouSendItSign: 'Until you send it, sign out or close the tab',
}

const termsPage = {
  legalContact: 'Legal contact',
}

const publicPages = {
  articles: 'Articles',
  news: 'News',
  products: 'Products',
  legal: 'Legal',
  start: 'Start',
}

const searchPage = {
  search: (query: string) => `Search: ${query}`,
  for: (count: number, text: string, query: string) => `${count} ${text} for ‘${query}’`,
}

const searchDialog = {
  tryAgain: 'Try again',
  hits: 'Hits',
}

const servicePage = {
  getStarted: 'Get Started',
  sources: 'Sources',
}

const siteLayout = {
  skipToContent: 'Skip to content',
}

const sitemapPage = {
  sitemapXml: '/sitemap.xml',
  opensInANewTab: '(opens in a new tab)',
}

const socialCards = {
  swissTaxReturnsForExpatriates: 'Swiss tax returns for expatriates',
  aboutTheFirm: 'About the firm',
  swissTaxesExplained: 'Swiss taxes explained',
  swissTaxCalculators: 'Swiss tax calculators',
  howExactTheCalculatorsAre: 'How exact the calculators are',
  frequentlyAskedQuestions: 'Frequently asked questions',
  swissTaxLawLibrary: 'Swiss tax law library',
  swissTaxNews: 'Swiss tax news',
  onePriceForTheWhole: 'One price for the whole return',
  guidesChecklistsAndTemplates: 'Guides, checklists and templates',
  whatWeDo: 'What we do',
  taxPackagesAtAFixed: 'Tax packages at a fixed price',
  taxesForExpatriatesInSwitzerland: 'Taxes for expatriates in Switzerland',
}

const errorScreen = {
  error: (status: number) => `Error ${status}`,
  reference: 'Reference:',
  goHome: 'Go Home',
  getHelp: 'Get Help',
}

const footerContact = {
  office: 'Office',
  phone: 'Phone',
  mail: 'Mail',
  hours: 'Hours',
  support: 'Support',
  opensInANewTab: '(opens in a new tab)',
}

const footerContent = {
  footer: 'Footer',
  opensInANewTab: '(opens in a new tab)',
}

const mobileMenuSheet = {
  menu: 'Menu',
  main: 'Main',
}

const places = {
  clientPortal: 'Client portal',
}

const siteHeader = {
  main: 'Main',
}

const mailBoxes = {
  answer: (answer: string) => `Answer ${answer}.`,
}

const bielGeography = {
  lakeBiel: 'Lake Biel',
  jura: 'Jura',
  oldTown: 'Old town',
  station: 'Station',
  nidau: 'Nidau',
  madretsch: 'Madretsch',
  mett: 'Mett',
  bZingen: 'Bözingen',
  brGg: 'Brügg',
  port: 'Port',
  ipsach: 'Ipsach',
  evilard: 'Evilard',
}

const mapCard = {
  mapOfDrawnArrowKeys: (town: string) => `Map of ${town}, drawn. Arrow keys move it, plus and minus zoom.`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoom: (zoom: number) => `Zoom ${zoom} %`,
  close: 'Close',
  opensInANewTab: '(opens in a new tab)',
}

const notFound = {
  search: 'Search',
}

const sentNote = {
  yourNumber: 'Your number:',
}

export const siteTexts = {
  cv,
  careers,
  contact,
  applyForm,
  careersPage,
  opening,
  contactForm,
  contactPage,
  reachOut,
  feedTexts,
  aboutPage,
  cantonDates,
  findTeam,
  howItWorksPage,
  industriesPage,
  teamTile,
  hero,
  homeContent,
  timeline,
  accessibilityPage,
  legalText,
  privacyPage,
  recipients,
  storedItems,
  termsPage,
  publicPages,
  searchPage,
  searchDialog,
  servicePage,
  siteLayout,
  sitemapPage,
  socialCards,
  errorScreen,
  footerContact,
  footerContent,
  mobileMenuSheet,
  places,
  siteHeader,
  mailBoxes,
  bielGeography,
  mapCard,
  notFound,
  sentNote,
}
