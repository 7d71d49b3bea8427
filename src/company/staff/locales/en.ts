import type { EvidenceError } from '#company/claims/staff/evidence-form.ts'
import type { evidenceStates } from '#company/claims/staff/evidence-states.ts'
import type { FileError } from '#company/claims/staff/receive-evidence.server.ts'
import type { FactError } from '#company/fact-rules.ts'
import type { FactName } from '#company/facts.ts'
import type { FieldWords } from '#platform/field-errors.ts'

export type ClaimWords = {
  fields: FieldWords<EvidenceError>
  files: FieldWords<FileError>
  refused: Record<'forbidden' | 'conflict', string>
  evidence: Record<(typeof evidenceStates)[number], string>
  states: Record<'shown-proven' | 'shown-unproven' | 'hidden' | 'over' | 'run-out', string>
}

const claim: ClaimWords = {
  fields: {
    'evidence-missing': 'Add a file, or the address where the evidence can be read.',
    'address-wrong': 'Enter a whole address beginning with https://, or leave this empty.',
    'dated-missing': 'Enter the day of the evidence, such as 21.11.2026.',
    'dated-later': 'Evidence cannot be of a day to come.',
    'until-missing': 'Enter until when it holds, such as 31.12.2027.',
    'until-over': 'This day is over. Evidence that has run out proves nothing any more.',
    'said-by-missing': 'Enter who says so.',
    'text-long': 'Enter at most 200 characters.',
  },
  files: {
    'too-large': 'A file may have at most 25 MB.',
    empty: 'This file is empty.',
    'type-not-allowed': 'Take a PDF or a picture (JPEG, PNG, HEIC).',
    'no-picture': 'Take a PDF or a picture (JPEG, PNG, HEIC).',
    'has-macros': 'Take a PDF or a picture (JPEG, PNG, HEIC).',
    'password-protected': 'This file asks for a password. Take one without.',
    interrupted: 'The file did not arrive whole. Choose it again.',
    'not-stored': 'The file could not be stored; the fault is ours. Try again in a few minutes.',
  },
  refused: {
    forbidden: 'Your role may not decide about this.',
    conflict:
      'Somebody else has changed this meanwhile, and nothing was saved. Look at what stands now, and enter yours again.',
  },
  evidence: { unproven: 'Unproven', proven: 'Proven', 'run-out': 'Run out' },
  states: {
    'shown-proven': 'Proven',
    'shown-unproven': 'Unproven, shown',
    hidden: 'Hidden',
    over: 'Hidden, past its last day',
    'run-out': 'Evidence has run out',
  },
}

type FactWords = { label: string; hint?: string; options?: { value: string; label: string }[] }

export type CompanyWords = {
  facts: Record<FactName, FactWords>
  groups: readonly { title: string; text?: string; names: readonly FactName[] }[]
  fields: FieldWords<FactError>
  conflicts: (value: string) => string
  conflict: string
}

const day = (label: string): FactWords => ({ label })
const page = 'A whole address, beginning with https://. Empty: not shown.'

const company: CompanyWords = {
  facts: {
    legalName: { label: 'Legal name', hint: 'As it stands in the commercial register.' },
    legalForm: { label: 'Legal form' },
    uid: {
      label: 'UID',
      hint: 'Business identification number, such as CHE-123.456.788. The VAT number follows from it.',
    },
    vatRegistered: {
      label: 'Registered for VAT',
      hint: 'Without it, invoices carry no VAT number and no VAT.',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
    },
    commercialRegister: { label: 'Commercial register' },
    management: { label: 'Management' },
    purpose: { label: 'Business purpose' },
    street: { label: 'Street' },
    houseNumber: { label: 'Number' },
    postcode: { label: 'Postcode' },
    town: { label: 'Town' },
    canton: { label: 'Canton' },
    latitude: { label: 'Latitude', hint: 'For the map and its links, such as 47.1368.' },
    longitude: { label: 'Longitude', hint: 'Such as 7.2468.' },
    phone: { label: 'Phone', hint: 'Such as +41 32 322 11 22.' },
    whatsapp: { label: 'WhatsApp', hint: 'The number that chat links open.' },
    email: { label: 'E-mail' },
    careersEmail: { label: 'E-mail for applications' },
    privacyEmail: { label: 'E-mail for data protection' },
    legalEmail: { label: 'E-mail for legal notices' },
    accessibilityEmail: { label: 'E-mail for accessibility' },
    monday: day('Monday'),
    tuesday: day('Tuesday'),
    wednesday: day('Wednesday'),
    thursday: day('Thursday'),
    friday: day('Friday'),
    saturday: day('Saturday'),
    sunday: day('Sunday'),
    support: { label: 'Support line', hint: 'Stands in the footer beside “Support”.' },
    supportNote: { label: 'Note on support', hint: 'A sentence below it; the opening hours follow by themselves.' },
    bank: { label: 'Bank', hint: 'Name and place. Invoices name it with the account.' },
    iban: { label: 'IBAN' },
    qrIban: { label: 'QR-IBAN', hint: 'Only for QR bills with a reference; its bank number lies from 30000 to 31999.' },
    linkedin: { label: 'LinkedIn', hint: page },
    facebook: { label: 'Facebook', hint: page },
    instagram: { label: 'Instagram', hint: page },
    x: { label: 'X', hint: page },
    serversCountry: { label: 'State of the servers' },
    filesCountry: { label: 'State of the file store' },
    mailCountry: { label: 'State of the mail service' },
    euRepresentative: {
      label: 'Representative in the European Union',
      hint: 'Name and address. Art. 27 GDPR likely asks for one if you target people in the EU, such as commuters: have it decided. Empty: the privacy notice says that none is appointed.',
    },
  },
  groups: [
    {
      title: 'The firm',
      names: ['legalName', 'legalForm', 'uid', 'vatRegistered', 'commercialRegister', 'management', 'purpose'],
    },
    {
      title: 'Office',
      names: ['street', 'houseNumber', 'postcode', 'town', 'canton', 'latitude', 'longitude'],
    },
    {
      title: 'How to reach us',
      names: ['phone', 'whatsapp', 'email', 'careersEmail', 'privacyEmail', 'legalEmail', 'accessibilityEmail'],
    },
    {
      title: 'Opening hours',
      text: 'Times in Zurich, such as 09:00–12:00, 13:00–18:00. A day left empty is closed.',
      names: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    },
    { title: 'Support', names: ['support', 'supportNote'] },
    { title: 'Bank', names: ['bank', 'iban', 'qrIban'] },
    { title: 'Elsewhere', names: ['linkedin', 'facebook', 'instagram', 'x'] },
    {
      title: 'Data protection',
      text: 'The privacy notice names these.',
      names: ['serversCountry', 'filesCountry', 'mailCountry', 'euRepresentative'],
    },
  ],
  fields: {
    'line-missing': 'This must not be empty.',
    'line-long': 'This is too long for one line on the pages that show it.',
    'uid-wrong': 'This is no UID: it has the form CHE-123.456.788, and the last digit must fit the others.',
    'yes-no-wrong': 'Choose yes or no.',
    'postcode-wrong': 'Enter a Swiss postcode of four digits.',
    'place-wrong': 'Enter degrees in Switzerland with a point, such as 47.1368 and 7.2468.',
    'phone-wrong': 'There is no such number. Enter one such as +41 32 322 11 22.',
    'mail-wrong': 'This address is not complete. Enter one such as office@example.ch.',
    'hours-wrong': 'Write times such as 09:00–12:00, 13:00–18:00, or leave the day empty.',
    'iban-wrong':
      'This is no Swiss IBAN: it has 21 characters beginning with CH, and its check digits must fit. A QR-IBAN goes into its own field.',
    'qr-iban-wrong': 'This is no QR-IBAN: 21 characters beginning with CH, with a bank number from 30000 to 31999.',
    'web-wrong': 'Enter a whole address beginning with https://, or leave this empty.',
  },
  conflicts: (value) => (value === '' ? 'Somebody has emptied this meanwhile.' : `Meanwhile changed to: ${value}`),
  conflict:
    'Somebody else has changed the same meanwhile, and nothing was saved. What you typed is below, with what stands now; save again to replace it.',
}

const claimListPage = {
  onlyProvenClaimsAreShown: 'Only proven claims are shown.',
  unprovenClaimsAreShownToo: 'Unproven claims are shown, too.',
  changeThisInTheSettings: 'Change this in the settings of the firm',
}

const claimList = {
  noEvidence: 'No evidence',
  claimsOnThePublicSite: 'Claims on the public site',
  searchClaims: 'Search claims',
  wordsOfTheClaim: 'Words of the claim',
  evidence: 'Evidence',
  all: 'All',
  claim: 'Claim',
  validUntil: 'Valid until',
  onTheSite: 'On the site',
  noClaimsFound: 'No claims found',
  noClaimFitsTheseFilters: 'No claim fits these filters.',
}

const claimPage = {
  claims: 'Claims',
  onTheSite: 'On the site',
  firstSaid: 'First said',
  mayBeSaidUntil: 'May be said until',
  evidence: 'Evidence',
  theFileWasFoundInfected: 'The file was found infected and is gone. Add another; until then the claim is unproven.',
  theFileIsBeingScanned: 'The file is being scanned. The claim counts as proven as soon as it is found clean.',
  state: 'State',
  provenCountsUntilTheLast: 'Proven counts until the last day below, then it is unproven again.',
  proven: 'Proven',
  unproven: 'Unproven',
  kept: 'Kept:',
  removeThisFile: 'Remove this file',
  anotherFileInItsPlace: 'Another file in its place',
  file: 'File',
  aPdfOrAPicture: 'A PDF or a picture of at most 25 MB. After a fault it has to be chosen again.',
  orItsAddress: 'Or its address',
  dateOfTheEvidence: 'Date of the evidence',
  validUntil: 'Valid until',
  whoSaysSo: 'Who says so',
  saveEvidence: 'Save Evidence',
}

const companyPage = {
  when: 'When',
  by: 'By',
  what: 'What',
  before: 'Before',
  sinceThen: 'Since then',
  history: 'History',
  nobodyHasChangedAnythingYet: 'Nobody has changed anything yet.',
  anOwnerCanChangeThese: 'An owner can change these.',
  saveCompanyData: 'Save Company Data',
  stillInvented: 'Still invented.',
}

export const companyStaffTexts = { claim, company, claimListPage, claimList, claimPage, companyPage }
