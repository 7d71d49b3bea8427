import type { evidenceStates } from '#company/claims/claims.ts'
import type { EvidenceError } from '#company/claims/staff/evidence-form.ts'
import type { FileError } from '#company/claims/staff/save-evidence.server.ts'
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

export const claim: ClaimWords = {
  fields: {
    'evidence-missing': 'Add a file or enter the web address of the evidence.',
    'address-wrong': 'Enter a complete address beginning with https://, or leave this blank.',
    'dated-missing': 'Enter the date of the evidence, such as 21.11.2026.',
    'dated-later': 'The date of the evidence cannot be in the future.',
    'until-missing': 'Enter the date the evidence expires, such as 31.12.2027.',
    'until-over': 'This date has passed. Enter a later one, because expired evidence no longer proves a claim.',
    'said-by-missing': 'Enter the name of the source.',
    'text-long': 'Enter at most 200 characters.',
  },
  files: {
    'too-large': 'This file is larger than 25 MB. Make it smaller or choose another file.',
    empty: 'This file is empty. Choose another file.',
    'type-not-allowed': 'Choose a PDF or an image (JPEG, PNG, HEIC).',
    'no-picture': 'Choose a PDF or an image (JPEG, PNG, HEIC).',
    'has-macros': 'Choose a PDF or an image (JPEG, PNG, HEIC).',
    'password-protected': 'This file is password-protected. Choose one without a password.',
    interrupted: 'The upload was interrupted. Choose the file again.',
    'not-stored': 'We could not save the file because of a problem on our side. Try again in a few minutes.',
  },
  refused: {
    forbidden: 'Your role does not allow you to change this. Ask an admin or an owner.',
    conflict:
      'Someone else has changed this since you opened the page, so nothing was saved. Check the current values and enter yours again.',
  },
  evidence: { unproven: 'Unproven', proven: 'Proven', 'run-out': 'Expired' },
  states: {
    'shown-proven': 'Proven',
    'shown-unproven': 'Unproven, shown',
    hidden: 'Hidden',
    over: 'Hidden, expired',
    'run-out': 'Evidence expired',
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
const page = 'Enter a complete address beginning with https://. Leave blank to hide the link.'

export const company: CompanyWords = {
  facts: {
    legalName: { label: 'Legal name', hint: 'As entered in the commercial register.' },
    legalForm: { label: 'Legal form' },
    uid: {
      label: 'UID',
      hint: 'Business identification number, such as CHE-123.456.788. We derive the VAT number from it.',
    },
    vatRegistered: {
      label: 'Registered for VAT',
      hint: 'If you choose “No”, invoices show no VAT and no VAT number.',
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
    latitude: { label: 'Latitude', hint: 'For the map and its links. For example, 47.1368.' },
    longitude: { label: 'Longitude', hint: 'For example, 7.2468.' },
    phone: { label: 'Phone', hint: 'For example, +41 32 322 11 22.' },
    whatsapp: { label: 'WhatsApp', hint: 'Chat links open a conversation with this number.' },
    email: { label: 'Email' },
    careersEmail: { label: 'Job applications email address' },
    privacyEmail: { label: 'Data protection email address' },
    legalEmail: { label: 'Legal notices email address' },
    accessibilityEmail: { label: 'Accessibility email address' },
    monday: day('Monday'),
    tuesday: day('Tuesday'),
    wednesday: day('Wednesday'),
    thursday: day('Thursday'),
    friday: day('Friday'),
    saturday: day('Saturday'),
    sunday: day('Sunday'),
    support: { label: 'Support line', hint: 'Shown in the footer next to “Support”.' },
    supportNote: {
      label: 'Support note',
      hint: 'A sentence shown below the support line. We add the opening hours automatically.',
    },
    bank: { label: 'Bank', hint: 'Name and town. Invoices show the bank with the account.' },
    iban: { label: 'IBAN' },
    qrIban: {
      label: 'QR-IBAN',
      hint: 'Only for QR-bills with a reference. Its bank number is between 30000 and 31999.',
    },
    linkedin: { label: 'LinkedIn', hint: page },
    facebook: { label: 'Facebook', hint: page },
    instagram: { label: 'Instagram', hint: page },
    x: { label: 'X', hint: page },
    serversCountry: { label: 'Server location (country)' },
    filesCountry: { label: 'File storage location (country)' },
    mailCountry: { label: 'Email service location (country)' },
    euRepresentative: {
      label: 'Representative in the European Union',
      hint: 'Name and address. Art. 27 GDPR probably requires a representative if you target people in the EU, such as commuters. Seek legal advice on this. If you leave this blank, the privacy notice will state that no representative has been appointed.',
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
      title: 'Contact details',
      names: ['phone', 'whatsapp', 'email', 'careersEmail', 'privacyEmail', 'legalEmail', 'accessibilityEmail'],
    },
    {
      title: 'Opening hours',
      text: 'Enter Swiss times, such as 09:00–12:00, 13:00–18:00. Leave a day empty if you are closed.',
      names: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    },
    { title: 'Support', names: ['support', 'supportNote'] },
    { title: 'Bank', names: ['bank', 'iban', 'qrIban'] },
    { title: 'Social media', names: ['linkedin', 'facebook', 'instagram', 'x'] },
    {
      title: 'Data protection',
      text: 'These details appear in the privacy notice.',
      names: ['serversCountry', 'filesCountry', 'mailCountry', 'euRepresentative'],
    },
  ],
  fields: {
    'line-missing': 'Enter a value: this cannot be left empty.',
    'line-long': 'This is too long to fit on one line. Please shorten it.',
    'uid-wrong': 'Enter a valid UID, such as CHE-123.456.788. Check the last digit.',
    'yes-no-wrong': 'Choose yes or no.',
    'postcode-wrong': 'Enter a four-digit Swiss postcode.',
    'place-wrong': 'Enter coordinates in Switzerland, using a decimal point, such as 47.1368 and 7.2468.',
    'phone-wrong': 'Enter a valid phone number, such as +41 32 322 11 22.',
    'mail-wrong': 'Enter a complete email address, such as office@example.ch.',
    'hours-wrong': 'Enter times such as 09:00–12:00, 13:00–18:00, or leave the day blank.',
    'iban-wrong':
      'Enter a valid Swiss IBAN: 21 characters beginning with CH. Check it for typing mistakes. A QR-IBAN has its own field.',
    'qr-iban-wrong':
      'Enter a valid QR-IBAN: 21 characters beginning with CH, with a bank number between 30000 and 31999.',
    'web-wrong': 'Enter a complete address beginning with https://, or leave this blank.',
  },
  conflicts: (value) =>
    value === ''
      ? 'Someone has cleared this since you opened the page.'
      : `Someone has changed this since you opened the page. It is now: ${value}`,
  conflict:
    'Someone else has changed the same data since you opened the page, so nothing was saved. Your entries are shown below with the current values. Save again to replace the current values with yours.',
}

export const claimListPage = {
  claims: 'Claims',
  onlyProvenClaimsAreShown: 'Only proven claims are shown.',
  unprovenClaimsAreShownToo: 'Unproven claims are shown too.',
  changeThisInFirmSettings: 'Change this in the firm settings',
}

export const claimList = {
  noEvidence: 'No evidence',
  claimsOnPublicSite: 'Claims on the public site',
  searchClaims: 'Search claims',
  textOfClaim: 'Claim text',
  evidence: 'Evidence',
  all: 'All',
  claim: 'Claim',
  validUntil: 'Valid until',
  onSite: 'On the site',
  noClaimsFound: 'No claims found',
  noClaimsMatchYourFilters: 'No claims match your filters.',
}

export const claimPage = {
  claim: 'Claim',
  claims: 'Claims',
  onSite: 'On the site',
  firstPublished: 'First published',
  lastDay: 'Shown until',
  evidence: 'Evidence',
  virusWasFoundInThis:
    'We found a virus in this file and deleted it. Until you add another file, the claim will be marked as unproven.',
  weAreScanningFileFor: 'We are scanning the file for viruses. We will mark the claim as proven if the file is clean.',
  status: 'Status',
  provenClaimBecomesUnprovenAgain: 'After the “Valid until” date below, a proven claim becomes unproven again.',
  proven: 'Proven',
  unproven: 'Unproven',
  currentFile: 'Current file:',
  removeThisFile: 'Remove this file',
  replaceThisFile: 'Replace this file',
  file: 'File',
  pdfOrImageUpTo: 'A PDF or an image, up to 25 MB. If there is an error, you will need to choose the file again.',
  orItsWebAddress: 'Or its web address',
  dateOfEvidence: 'Date of the evidence',
  validUntil: 'Valid until',
  source: 'Source',
  saveEvidence: 'Save evidence',
}

export const companyPage = {
  company: 'Company',
  date: 'Date',
  changedBy: 'Changed by',
  field: 'Field',
  before: 'Before',
  after: 'After',
  history: 'History',
  nothingHasBeenChangedYet: 'Nothing has been changed yet.',
  onlyOwnerCanChangeThese: 'Only an owner can change these details.',
  saveCompanyData: 'Save company data',
  placeholderData: 'Placeholder data.',
}

export const listClaims = {
  toProve: (source: string, toProve: string) => `${source} To prove: ${toProve}`,
}
