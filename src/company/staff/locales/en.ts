import type { evidenceStates } from '#company/claims/evidence.ts'
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
    'evidence-missing': 'Add a file, or the web address of the evidence.',
    'address-wrong': 'Enter a complete address beginning with https://, or leave this empty.',
    'dated-missing': 'Enter the date of the evidence, such as 21.11.2026.',
    'dated-later': 'The date of the evidence cannot be in the future.',
    'until-missing': 'Enter the date until which the evidence is valid, such as 31.12.2027.',
    'until-over': 'This date has passed. Enter a later one: expired evidence no longer proves a claim.',
    'said-by-missing': 'Enter the name of the source.',
    'text-long': 'Enter at most 200 characters.',
  },
  files: {
    'too-large': 'This file is larger than 25 MB. Make it smaller, or choose another file.',
    empty: 'This file is empty. Choose another file.',
    'type-not-allowed': 'Choose a PDF or an image (JPEG, PNG, HEIC).',
    'no-picture': 'Choose a PDF or an image (JPEG, PNG, HEIC).',
    'has-macros': 'Choose a PDF or an image (JPEG, PNG, HEIC).',
    'password-protected': 'This file is password-protected. Choose one without a password.',
    interrupted: 'The upload was interrupted. Choose the file again.',
    'not-stored': 'We could not store the file because of a fault on our side. Try again in a few minutes.',
  },
  refused: {
    forbidden: 'Your role does not allow you to change this. Ask an admin or an owner.',
    conflict:
      'Someone else changed this since you opened the page, so nothing was saved. Check the current values and enter yours again.',
  },
  evidence: { unproven: 'Unproven', proven: 'Proven', 'run-out': 'Expired' },
  states: {
    'shown-proven': 'Proven',
    'shown-unproven': 'Unproven, shown',
    hidden: 'Hidden',
    over: 'Hidden, past its last day',
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
const page = 'Enter a complete address beginning with https://. Leave empty to hide the link.'

export const company: CompanyWords = {
  facts: {
    legalName: { label: 'Legal name', hint: 'As registered in the commercial register.' },
    legalForm: { label: 'Legal form' },
    uid: {
      label: 'UID',
      hint: 'Business identification number, such as CHE-123.456.788. The VAT number is derived from it.',
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
    latitude: { label: 'Latitude', hint: 'For the map and its links, such as 47.1368.' },
    longitude: { label: 'Longitude', hint: 'Such as 7.2468.' },
    phone: { label: 'Phone', hint: 'Such as +41 32 322 11 22.' },
    whatsapp: { label: 'WhatsApp', hint: 'The number that chat links open.' },
    email: { label: 'Email' },
    careersEmail: { label: 'Email for applications' },
    privacyEmail: { label: 'Email for data protection' },
    legalEmail: { label: 'Email for legal notices' },
    accessibilityEmail: { label: 'Email for accessibility' },
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
      hint: 'A sentence shown below the support line. The opening hours are added automatically.',
    },
    bank: { label: 'Bank', hint: 'Name and town. Invoices show it with the account.' },
    iban: { label: 'IBAN' },
    qrIban: {
      label: 'QR-IBAN',
      hint: 'Only for QR-bills with a reference. Its bank number is between 30000 and 31999.',
    },
    linkedin: { label: 'LinkedIn', hint: page },
    facebook: { label: 'Facebook', hint: page },
    instagram: { label: 'Instagram', hint: page },
    x: { label: 'X', hint: page },
    serversCountry: { label: 'Country of the servers' },
    filesCountry: { label: 'Country of the file storage' },
    mailCountry: { label: 'Country of the email service' },
    euRepresentative: {
      label: 'Representative in the European Union',
      hint: 'Name and address. Art. 27 GDPR probably requires a representative if you target people in the EU, such as commuters. Get legal advice on this. Leave empty to state in the privacy notice that none is appointed.',
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
      text: 'Swiss time, such as 09:00–12:00, 13:00–18:00. Leave a day empty if you are closed.',
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
    'line-missing': 'Enter a value. This cannot be empty.',
    'line-long': 'This is too long for one line on the pages that show it. Shorten it.',
    'uid-wrong': 'Enter a valid UID, such as CHE-123.456.788. Check its last digit.',
    'yes-no-wrong': 'Choose yes or no.',
    'postcode-wrong': 'Enter a Swiss postcode of four digits.',
    'place-wrong': 'Enter coordinates in Switzerland with a decimal point, such as 47.1368 and 7.2468.',
    'phone-wrong': 'Enter a valid phone number, such as +41 32 322 11 22.',
    'mail-wrong': 'Enter a complete email address, such as office@example.ch.',
    'hours-wrong': 'Enter times such as 09:00–12:00, 13:00–18:00, or leave the day empty.',
    'iban-wrong':
      'Enter a valid Swiss IBAN: 21 characters beginning with CH. Check it for typing mistakes. Enter a QR-IBAN in its own field.',
    'qr-iban-wrong':
      'Enter a valid QR-IBAN: 21 characters beginning with CH, with a bank number between 30000 and 31999.',
    'web-wrong': 'Enter a complete address beginning with https://, or leave this empty.',
  },
  conflicts: (value) =>
    value === ''
      ? 'Someone has cleared this since you opened the page.'
      : `Someone has changed this since you opened the page. It is now: ${value}`,
  conflict:
    'Someone else changed the same data since you opened the page, so nothing was saved. Your entries are below, with the current values. Save again to replace them.',
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
  textOfClaim: 'Text of the claim',
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
  lastDay: 'Last day',
  evidence: 'Evidence',
  virusWasFoundInThis:
    'A virus was found in this file, so it was deleted. Add another file. Until then, the claim is unproven.',
  weAreScanningFileFor:
    'We are scanning the file for viruses. The claim will be marked as proven once the file is found clean.',
  status: 'Status',
  provenClaimBecomesUnprovenAgain: 'A proven claim becomes unproven again after the “Valid until” date below.',
  proven: 'Proven',
  unproven: 'Unproven',
  currentFile: 'Current file:',
  removeThisFile: 'Remove this file',
  replaceThisFile: 'Replace this file',
  file: 'File',
  pdfOrImageUpTo: 'A PDF or an image, up to 25 MB. After an error, you need to choose the file again.',
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
  onlyOwnerCanChangeThese: 'Only an owner can change these.',
  saveCompanyData: 'Save company data',
  placeholderData: 'Placeholder data.',
}

export const listClaims = {
  toProve: (source: string, toProve: string) => `${source} To prove: ${toProve}`,
}
