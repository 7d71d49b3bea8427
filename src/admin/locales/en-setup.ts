import { listed } from '#platform/intl-words.ts'

export const setupPage = {
  title: 'Setup',
  intro: 'What your firm needs before it opens, with a check for each step.',
  progress: (done: number, all: number) => `${done} of ${all}`,
  left: (count: number) => (count === 0 ? 'Everything is done' : `${count} left to do`),
  hideDone: 'Hide when done',
  showDone: 'Show all steps',
  allDone: 'All steps are done.',
  site: 'Open the site',
  notOpenYet:
    'Visitors see a page that says that the site is not open yet. You see everything, but nothing can be ordered.',
  factsMissing: 'The company data still contain examples. Check the form and save it. Then you can open the site.',
  companyData: 'Company data',
  ownerOpens: 'An owner opens the site here.',
  openNow: 'Open the site now',
  openedOn: (at: string) => `Open to visitors since ${at}`,
  states: { done: 'Done', bad: 'Problem', open: 'To do' },
  checkAgain: 'Check again',
  record: (name: string) => `DNS record (TXT) to add at ${name}`,
  sendEmail: 'Send test email',
  sendAgain: 'Send again',
  arrived: 'It arrived',
  copyRecord: 'Copy record',
  copied: 'Copied',
  selected: 'Selected. Press Ctrl+C to copy.',
  dkimSelector: 'DKIM selector',
  dkimHint: 'The part before “._domainkey” in the record of your mail provider. Leave empty to try usual ones.',
  saveDkim: 'Save and check',
  badSelector: 'Enter a DKIM selector of letters, digits and hyphens, such as selector1.',
  payTest: 'Pay CHF 1 as a test',
  payTestAgain: 'Pay CHF 1 again',
  refundTest: 'Refund the test payment',
  testPaymentTitle: 'Test payment',
  notPaid: 'The test payment has not been paid, so there is nothing to refund.',
  testKey: 'Test connection',
  testScanner: 'Send test file',
  confirmLegal: 'I have read and confirm them',
  notSent: 'No test email has been sent to you yet. Send one first.',
  stillExamples: 'Save the company data first: the legal pages show them.',
  testFailed: 'The test failed.',
  response: (text: string) => `The response was: ${text}`,
  hint: (count: number) => `Setup: ${count} ${count === 1 ? 'step is' : 'steps are'} left`,
  hintText: 'Finish these before you open to clients.',
  openSetup: 'Open setup',
}

export const setupItems = {
  company: 'Company data confirmed',
  bank: 'Bank account',
  sender: 'Sender address',
  email: 'Test email',
  payment: 'Payments',
  backup: 'Backup in a second place',
  scanner: 'Virus scanner',
  twoStep: 'Two-step verification',
  hours: 'Staff and working hours',
  legal: 'Legal pages',
}

export const setupLinks = {
  company: { to: '/admin/settings/company', label: 'Company data' },
  bank: { to: '/admin/settings/company', label: 'Company data' },
  backup: { to: '/admin/settings/backups', label: 'Backups' },
  twoStep: { to: '/admin/staff', label: 'Staff' },
  hours: { to: '/admin/calendar/hours', label: 'Working hours' },
}

export const legalLinks = [
  { to: '/impressum', label: 'Legal notice' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/cookies', label: 'Cookies' },
]

type TestPaymentFacts = { at: string; webhook: string; delay: number | null }

export const setupStates = {
  exampleFacts: (count: number) =>
    `${count} ${count === 1 ? 'field still has an example value' : 'fields still have example values'}. Check the form and save it.`,
  companySaved: (at: string | null) => (at ? `Last saved ${at}` : 'Nothing is missing'),
  noIban: 'No IBAN. Invoices cannot be paid by bank transfer.',
  onlyQrIban: 'There is a QR-IBAN without an IBAN. Enter both: they belong to the same account.',
  ibans: (iban: string, qrIban: string) =>
    qrIban
      ? `IBAN ${iban} and QR-IBAN ${qrIban}. Only your bank can confirm that both belong to the same account.`
      : `IBAN ${iban}, no QR-IBAN`,
  noMailServer: 'No mail server. Set SMTP_URL and MAIL_FROM on the server: until then emails stay in the database.',
  noTestEmail: (address: string) => `None sent yet. It goes to ${address}.`,
  emailWaits: (at: string) => `Requested ${at}, not sent yet. Check again in a minute.`,
  emailSent: (address: string, at: string) => `Sent to ${address} on ${at}. Has it arrived?`,
  emailFailed: (error: string) => `The mail server refused it: ${error}`,
  emailArrived: (at: string) => `Arrived, confirmed ${at}`,
  sandbox: 'Sandbox. No real money is taken.',
  modes: {
    live: 'Live key.',
    test: 'Test key: no real money is taken.',
    unknown: 'The key does not say whether it is for live or test payments.',
  },
  keyTested: (isWell: boolean, at: string) =>
    isWell ? `Stripe answered the key on ${at}.` : `The test on ${at} failed.`,
  keyNotTested: 'The key has not been tested.',
  eventArrived: (at: string) => `Last payment event from Stripe: ${at}.`,
  noEvent: 'No payment event has arrived from Stripe yet.',
  testPayment: {
    none: () => 'Pay CHF 1 to see that payments and their events arrive. It is refunded automatically.',
    started: ({ at, webhook }: TestPaymentFacts) =>
      `Test payment started ${at}. Its event has not arrived yet. If you have paid, check that Stripe sends events to ${webhook}.`,
    'not-refunded': ({ at }: TestPaymentFacts) => `Test payment of ${at}: CHF 1.00 paid, but not refunded yet.`,
    'no-event': ({ at, webhook }: TestPaymentFacts) =>
      `Test payment of ${at}: CHF 1.00 paid and refunded, but no event arrived. Check that Stripe sends events to ${webhook}, then pay again.`,
    done: ({ at, delay }: TestPaymentFacts) =>
      `Test payment of ${at}: CHF 1.00 paid, event received${delay === null ? '' : ` after ${delay} s`}, refunded.`,
  },
  noBackupPlace: 'Choose where backups are kept. Without it you could lose data.',
  backupElsewhere: (address: string) => `Kept in ${address}.`,
  backupFolder: (address: string) => `Kept in the folder ${address}. Make sure it is on another machine.`,
  goodBackup: (at: string) => `Last good backup: ${at}.`,
  noGoodBackup: 'No backup has been completed yet.',
  noScanner: 'No scanner. Set CLAMD_URL on the server: until then clients’ files are not scanned.',
  scannerNotTested: 'Not tested with a test file yet.',
  scannerTested: (isBlocked: boolean, at: string) =>
    isBlocked ? `The test file was blocked on ${at}` : `The test file was not blocked on ${at}.`,
  twoStepMissing: (names: readonly string[]) => `Off for ${listed(names)}.`,
  twoStepOn: (count: number) =>
    count === 1 ? 'On for the only member of staff' : `On for all ${count} members of staff`,
  nobodyBookable: 'Nobody can be booked. Set working hours for at least one person.',
  bookable: (names: readonly string[]) => `${listed(names)} can be booked`,
  legal: {
    examples: () => 'They show example company data. Save the company data first.',
    unread: () => 'Read them and confirm that they are right for your firm.',
    changed: (at: string) => `Confirmed ${at}, but the company data have changed since. Read them again.`,
    confirmed: (at: string) => `Confirmed ${at}`,
  },
  noSender: 'No sender. Set MAIL_FROM on the server.',
  senderStates: {
    found: (record: string) => `${record} is right.`,
    missing: (record: string) => `The ${record} record is missing.`,
    several: (record: string) => `There are several ${record} records. Keep one.`,
    open: (record: string) => `The ${record} record lets everybody send in your name. End it with -all.`,
    invalid: (record: string) => `The ${record} record has no valid policy (p=…).`,
    late: (record: string) => `The name server did not answer about ${record} in time.`,
    unreachable: (record: string) => `The name server could not be asked about ${record}.`,
  },
  dkimStates: {
    found: (selector: string | null) => `DKIM is right (selector ${selector}).`,
    invalid: (selector: string | null) => `The DKIM key of the selector ${selector} has been revoked.`,
    missing: (selector: string | null) =>
      selector === null
        ? 'No DKIM record was found under the usual selectors. Enter the one of your mail provider.'
        : `The DKIM record of the selector ${selector} is missing.`,
  },
  adaptSpf: 'If your mail provider gives you another SPF record, use theirs.',
}
