import type { Status } from '#accounts/people/person.ts'
import type { ReauthRefusal } from '#accounts/sessions/confirm-identity.server.ts'
import type { SecondFactorRefusal } from '#accounts/sign-in/second-factor.server.ts'
import type { ViewOutcome } from '#admin/lists/store-view.server.ts'
import { maxViewNameLength, maxViews } from '#admin/lists/view-limits.ts'
import type { PeriodError, Preset } from '#admin/reports/period.ts'
import type { SearchGroup } from '#admin/search/search-groups.ts'
import type { SearchOutcome } from '#admin/search/search-office.server.ts'
import { shortestQuery } from '#admin/search/search-query.ts'
import type { signInActions as signInActionsOfA } from '#admin/security/sign-in-actions.ts'
import type { FirmSetting } from '#admin/settings/firm-settings.ts'
import type { ProviderId, ProviderState } from '#admin/settings/providers/list-providers.server.ts'
import type { TestOutcome } from '#admin/settings/providers/try-provider.server.ts'
import type { StatusKind } from '#cases/planning/work.ts'
import type { RunKind, RunState, RunStep } from '#platform/backup/backup-run.ts'
import type { restoreTestDays } from '#platform/backup/backup-settings.ts'
import type { BackupTrouble } from '#platform/backup/find-backup-trouble.server.ts'
import type { FieldWords } from '#platform/field-errors.ts'
import type { EmailPreference } from '#platform/mail/email-topics.ts'
import type { StaffEvent, staffRoles } from '#platform/mail/staff-emails.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'
import type { OrderState } from '#shop/orders/order.ts'

export type ListWords = {
  notSaved: RefusalWords<Refused<ViewOutcome>>
}

const list: ListWords = {
  notSaved: {
    'name-missing': 'Give the view a name.',
    'name-too-long': `A name has at most ${maxViewNameLength} characters.`,
    'name-taken': 'You have a view of this name already. Choose another name.',
    'query-too-long': 'These are too many filters for one view.',
    'too-many': `You keep ${maxViews} views already. Delete one first.`,
    forbidden: 'Your role does not include sharing views. Ask an admin or an owner.',
    unknown: 'This view is gone, or it is not yours.',
  },
}

export type FiguresWords = {
  errors: Record<PeriodError, string>
  presets: Record<Preset, string>
  status: Record<StatusKind, string>
  steps: Record<'enquiries' | 'orders' | 'paid' | 'filed', string>
  money: Record<'net' | 'refunded' | 'gross', string>
}

const figures: FiguresWords = {
  errors: {
    'not-a-month': 'Enter months such as 03.2026. The last twelve months are shown.',
    'turned-round': 'The first month must not come after the last one. The last twelve months are shown.',
    'too-long': 'Choose at most three years. The last twelve months are shown.',
  },
  presets: { 'months-12': 'Last 12 months', 'this-year': 'This year', 'last-year': 'Last year' },
  status: {
    today: 'Cases due today',
    overdue: 'Overdue cases',
    'with-firm': 'Cases that wait for us',
    'with-client': 'Cases that wait for the client',
  },
  steps: { enquiries: 'Enquiries', orders: 'Orders', paid: 'Paid', filed: 'Filed' },
  money: { net: 'Revenue, net', refunded: 'Paid back', gross: 'Paid' },
}

export type SearchWords = {
  groups: Record<SearchGroup, string>
  notForgiven(groups: readonly SearchGroup[]): string
  notSearched: RefusalWords<Refused<SearchOutcome>>
}

const groups: SearchWords['groups'] = {
  clients: 'Clients',
  cases: 'Tax Cases',
  orders: 'Orders',
  invoices: 'Invoices',
  messages: 'Messages',
  documents: 'Documents',
  enquiries: 'Enquiries',
  applications: 'Applications',
  content: 'Content',
}

const search: SearchWords = {
  groups,
  notForgiven: (kinds) =>
    `Under ${kinds.map((kind) => groups[kind]).join(', ')} only the exact spelling was looked for: too much there is spelt nearly so. Add a word, or check the spelling.`,
  notSearched: {
    'too-short': `Enter at least ${shortestQuery} letters or figures.`,
    'too-many-searches': ({ retryAfterSeconds }) =>
      `You have searched very often in a short time. Try again in ${retryAfterSeconds} seconds.`,
  },
}

const officeActions = {
  'order.paid': 'Order paid',
  'order.paid_review': 'Order paid, to review',
  'order.payment_failed': 'Payment of an order failed',
  'order.awaiting_transfer': 'Order waits for a transfer',
  'order.accept-payment': 'Payment accepted',
  'order.account-named': 'Account for a refund named',
  'order.fulfilled': 'Order fulfilled',
  'order.cancelled': 'Order cancelled',
  'order.expired': 'Order expired',
  'order.deleted': 'Order deleted',
  'order.late-dismissed': 'Late package dismissed',
  'order.disputed': 'Payment disputed',
  'order.refund-returned': 'Refund did not reach the buyer',
  'order.dispute-closed': 'Dispute closed',
  'order.discount-accepted': 'Discount accepted',
  'order.first-discount-asked': 'First-order discount paid back',
  'order.first-discount-not-due': 'First-order discount not due',
  'order.refund-requested': 'Refund asked for by a client',
  'order.refund-granted': 'Refund granted',
  'order.domicile-declared': 'Country of the buyer declared',
  'order.refund-declined': 'Refund declined',
  'order.refund-asked': 'Refund ordered',
  'order.refund-confirmed': 'Refund confirmed',
  'order.partly-refunded': 'Order partly refunded',
  'order.refunded': 'Order refunded',
  'invoice.issued': 'Invoice issued',
  'invoice.downloaded': 'Invoice downloaded',
  'invoice.reminded': 'Invoice reminded',
  'invoice.cancelled': 'Invoice cancelled',
  'invoice.deleted': 'Invoice deleted',
  'credit-note.issued': 'Credit note issued',
  'payment.entered': 'Payment entered',
  'payment.matched': 'Payment matched',
  'payment.decided': 'Payment decided',
  'payout.account-named': 'Account for a payout named',
  'payout.account-change-asked': 'Another account for a payout entered, for a second person to confirm',
  'payout.account-change-confirmed': 'Another account for a payout confirmed',
  'payout.account-change-dropped': 'Another account for a payout rejected',
  'payout.paid': 'Payout paid',
  'payout.returned': 'Payout came back',
  'payout.cancelled': 'Payout cancelled',
  'payout-file.made': 'Payout file made',
  'payout-file.downloaded': 'Payout file downloaded',
  'bank-file.uploaded': 'Bank file uploaded',
  'bank-file.taken-in': 'Bank file imported',
  'bank-file.refused': 'Bank file refused',
  'bank-file.confirmed': 'Account of a bank file confirmed',
  'bank-file.discarded': 'Bank file discarded',
  'quote.drafted': 'Offer drafted',
  'quote.sent': 'Offer sent',
  'quote.accepted': 'Offer accepted',
  'quote.declined': 'Offer declined',
  'quote.withdrawn': 'Offer withdrawn',
  'quote.downloaded': 'Offer downloaded',
  'product.created': 'Product made',
  'product.changed': 'Product changed',
  'product.placed': 'Product placed',
  'product.variant-added': 'Variant added',
  'catalogue.year-made': 'Tax year made',
  'price.planned': 'Price planned',
  'price.plan-withdrawn': 'Planned price withdrawn',
  'price.switched': 'Planned price took effect',
  'promotion.made': 'Promotion made',
  'promotion.ended': 'Promotion ended',
  'claim.proof-saved': 'Evidence of a claim saved',
  'claim.evidence-read': 'Evidence of a claim read',
  'entry.made': 'Text made',
  'entry.saved': 'Text saved',
  'entry.moved': 'Text moved',
  'entry.renamed': 'Text renamed',
  'entry.restored': 'Version of a text restored',
  'entry.scheduled': 'Text scheduled',
  'entry.program-text-taken': 'Text of the program taken',
  'entry.program-text-left': 'Text of the program left',
  'picture.kept': 'Picture kept',
  'generator.run-started': 'Generator started',
  'generator.run-finished': 'Generator finished',
  'generator.topic-added': 'Topic added',
  'generator.topic-changed': 'Topic changed',
  'news.run-started': 'News run started',
  'news.source-added': 'News source added',
  'news.source-changed': 'News source changed',
  'news.publish-rewrite': 'News published, rewritten',
  'news.publish-original': 'News published as it came',
  'news.save': 'News saved',
  'news.keep': 'News kept',
  'news.drop': 'News dropped',
  'news.withdraw': 'News withdrawn',
  'campaign.begun': 'Letter begun',
  'campaign.written': 'Letter written',
  'campaign.tested': 'Letter tested',
  'campaign.started': 'Letter started',
  'campaign.pause': 'Letter paused',
  'campaign.resume': 'Letter resumed',
  'campaign.send-doubtful': 'Doubtful letters sent again',
  'campaign.cancel': 'Letter cancelled',
  'campaign.dropped': 'Letter dropped',
  'subscriber.bounced': 'Mail to a subscriber came back',
  'subscriber.complained': 'Subscriber complained',
  'subscriber.barred': 'Subscriber barred',
  'subscriber.released': 'Subscriber released',
  'enquiry-moved': 'Enquiry moved',
  'enquiry.answered': 'Enquiry answered',
  'enquiry.reply-kept': 'Reply to an enquiry noted',
  'enquiry.deleted': 'Enquiry deleted',
  'application.moved': 'Application moved',
  'application.noted': 'Note on an application',
  'application.answered': 'Application answered',
  'application.reply-kept': 'Reply to an application noted',
  'application.answer-needed': 'Application needs an answer',
  'application.no-answer-needed': 'Application needs no answer',
  'application.cv-read': 'CV read',
  'application.restored': 'Application restored',
  'application.deleted': 'Application deleted',
} as const

const peopleActions = {
  'sign-in': 'Sign-in',
  'second-factor': 'Second factor',
  'sign-out': 'Sign-out',
  bypass: 'Sign-in of the development mode',
  'admin-refused': 'Refused network',
  registration: 'Registration',
  'email-confirmed': 'Email address confirmed',
  'identity-confirmed': 'Identity confirmed',
  'password-reset-asked': 'Password reset asked for',
  'password-set': 'Password set',
  'password-change': 'Password changed',
  'password-changed': 'Password changed',
  'email-change-asked': 'Change of email address asked for',
  'email-change': 'Email address changed',
  'email-changed': 'Email address changed',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'second-factor-started': 'Second factor begun',
  'second-factor-on': 'Second factor switched on',
  'second-factor-off': 'Second factor switched off',
  'recovery-code-used': 'Recovery code used',
  'recovery-codes-renewed': 'Recovery codes renewed',
  'failed-sign-ins': 'Many failed sign-ins',
  'account-activated': 'Account activated',
  'account-approve': 'Account approved',
  'account-invited': 'Buyer invited',
  'account-locked-by-owner': 'Account locked by its owner',
  'account-reinstate': 'Account reinstated',
  'account-reject': 'Account rejected',
  'account-suspend': 'Account suspended',
  'sessions-ended': 'Sessions ended',
  'client-invited': 'Client invited',
  'client-invited-again': 'Client invited again',
  'client.export-asked': "Export of a client's data asked for",
  'client.merged': 'Clients merged',
  'clients-told-apart': 'Clients told apart',
  'household.invited': 'Partner invited',
  'household.joined': 'Partner joined',
  'household.ended': 'Household ended',
  'household.invitation-withdrawn': 'Invitation of a partner withdrawn',
  'profile.changed': 'Profile changed',
  'note.kept': 'Staff note kept',
  'emails.chosen': 'Letters chosen',
  'emails.stopped': 'Letters stopped',
  'letter.tested': 'Test letter sent',
  'export.asked': 'Own data asked for',
  'export.made': 'Own data put together',
  'export.read': 'Own data downloaded',
  'deletion.asked': 'Deletion asked for',
  'deletion.cancelled': 'Deletion called off',
  'deletion.waits': 'Deletion waits',
  'deletion.held': 'Deletion held',
  'deletion.decided': 'Deletion decided',
  'deletion.done': 'Deletion done',
  'deletion.certificate-read': 'Certificate of deletion read',
  'staff-created': 'First owner made',
  'staff-invited': 'Staff invited',
  'staff-invited-again': 'Staff invited again',
  'staff-invitation-withdrawn': 'Invitation of staff withdrawn',
  'staff-profile-saved': 'Profile of staff saved',
  'staff-role-changed': 'Role changed',
  'staff-suspended': 'Staff suspended',
  'staff-taken-back': 'Staff taken back',
  'staff-capacity-saved': 'Limit of cases set',
  'second-factor-reset': 'Second factor reset',
  'second-factor-reset-asked': 'Reset of a second factor asked for',
  'second-factor-reset-confirmed': 'Reset of a second factor confirmed',
  'second-factor-reset-withdrawn': 'Reset of a second factor withdrawn',
  'security.alert': 'Alert raised',
  'audit.verify-asked': 'Verification of the log asked for',
  'audit.verified': 'Log verified',
  export: 'List exported',
  'view.shared': 'View shared',
  'setting.saved': 'Setting saved',
  'provider.tested': 'Provider tested',
  'backup.asked': 'Backup asked for',
  'retention.applied': 'Retention applied',
} as const

const workActions = {
  'case.opened': 'Case opened',
  'case.ordered': 'Case opened from an order',
  'case.requested': 'Case asked for by a client',
  'case.assigned': 'Case assigned',
  'case.moved': 'Case moved',
  'case.priority': 'Priority of a case set',
  'case.due-date': 'Due date of a case changed',
  'case.extension': 'Extension of a case recorded',
  'case.checklist': 'Checklist of a case changed',
  'case.checklist-carried': 'Checklist carried over',
  'case.documents-asked': 'Documents asked for',
  'case.documents-zip': 'All documents of a case downloaded',
  'case.summary-read': 'Summary of a case read',
  'case.shared': 'Case shared',
  'case.unshared': 'Case no longer shared',
  'case.deleted': 'Case deleted',
  'checklist.changed': 'Checklist of a product changed',
  'document.uploaded': 'Document uploaded',
  'document.placed': 'Document placed',
  'document.read': 'Document read',
  'document.accepted': 'Document accepted',
  'document.rejected': 'Document rejected',
  'document.undecided': 'Decision about a document taken back',
  'document.infected': 'Infected document found',
  'annex.attached': 'Annex attached',
  'annex.read': 'Annex read',
  'approval.read': 'Approval read',
  'answer.saved': 'Answer saved',
  'figure.proposed': 'Figure proposed',
  'figure.confirmed': 'Figure confirmed',
  'figure.replaced': 'Figure replaced',
  'tax-facts.saved': 'Facts for the tax saved',
  'tax-variant.kept': 'Variant of the tax kept',
  'tax-variant.dropped': 'Variant of the tax dropped',
  'statement.taken': 'Tax statement taken in',
  'statement.left-out': 'Tax statement left out',
  'statement.restored': 'Tax statement counted again',
  'statement.reading-asked': 'Reading of a tax statement asked for',
  'assessment.figure': 'Figure of the assessment entered',
  'assessment.bill': 'Tax bill entered',
  'assessment.advised': 'Advice on the assessment given',
  'assessment.rest-as-declared': 'Rest assessed as declared',
  'message.sent': 'Message sent',
  'message.noted': 'Internal note on a message',
  'thread.answer-needed': 'Conversation marked as open',
  'thread.no-answer-needed': 'Conversation needs no answer',
  'thread.handed-over': 'Conversation handed over',
  'template.saved': 'Answer template saved',
  'template.removed': 'Answer template removed',
  'reminder.sent': 'Reminder sent',
  'reminder.pause': 'Reminders paused',
  'reminder.resume': 'Reminders resumed',
  'next-year.started': 'Invitations for the next year started',
  'next-year.left-out': 'Client left out of the next year',
  'next-year.taken-back': 'Client taken back into the next year',
  'appointment.booked': 'Appointment booked',
  'appointment.confirmed': 'Appointment confirmed',
  'appointment.moved': 'Appointment moved',
  'appointment.cancelled': 'Appointment cancelled',
  'appointment.completed': 'Appointment held',
  'appointment.missed': 'Appointment missed',
  'appointment.noted': 'Notes of an appointment kept',
  'appointment.file-taken-off': 'File taken off an appointment',
  'appointment.deleted': 'Appointment deleted',
  'minutes.given-back': 'Minutes given back',
  'absence.added': 'Absence added',
  'absence.removed': 'Absence removed',
  'calendar.saved': 'Working hours saved',
  'calendar-feed.opened': 'Calendar feed opened',
  'calendar-feed.closed': 'Calendar feed closed',
} as const

const actions = { ...peopleActions, ...workActions, ...officeActions } as const

// The audit log accepts exactly those actions that have a text here.
declare module '#platform/audit/audit-action.ts' {
  interface AuditActions extends Record<keyof typeof actions, unknown> {}
}

const things = {
  absence: 'Absence',
  'answer-template': 'Answer template',
  application: 'Application',
  appointment: 'Appointment',
  approval: 'Approval',
  'bank-file': 'Bank file',
  campaign: 'Letter',
  case: 'Case',
  claim: 'Claim',
  deletion: 'Deletion',
  document: 'Document',
  enquiry: 'Enquiry',
  entry: 'Text',
  export: 'Export',
  'generator-run': 'Run of the generator',
  'generator-topic': 'Topic',
  invoice: 'Invoice',
  lead: 'Enquiry',
  list: 'List',
  message: 'Message',
  'news-item': 'News',
  'news-run': 'News run',
  'news-source': 'News source',
  order: 'Order',
  payment: 'Payment',
  payout: 'Payout',
  'payout-file': 'Payout file',
  person: 'Person',
  picture: 'Picture',
  product: 'Product',
  promotion: 'Promotion',
  provider: 'Provider',
  quote: 'Offer',
  retention: 'Retention',
  setting: 'Setting',
  subscriber: 'Subscriber',
  'tax-statement': 'Tax statement',
  'tax-year': 'Tax year',
  thread: 'Conversation',
} as const

export type AuditWords = {
  actions: Readonly<Record<keyof typeof actions, string>>
  things: Readonly<Record<keyof typeof things, string>>
}

const audit: AuditWords = { actions, things }

type SignInAction = (typeof signInActionsOfA)[number]

export type SignInWords = {
  actions: Record<SignInAction, string>
  actionOf(action: string): string
  reasonOf(code: string): string
}

const signInActions: SignInWords['actions'] = {
  'sign-in': 'Sign-in',
  'second-factor': 'Second factor',
  'sign-out': 'Sign-out',
  'admin-refused': 'Refused network',
  'password-reset-asked': 'Password reset asked for',
  'password-set': 'Password set',
}

const reasons: Readonly<Partial<Record<string, string>>> = {
  'invalid-credentials': 'Wrong name or password',
  'invalid-code': 'Wrong code',
  'not-verified': 'Address not confirmed yet',
  'not-found': 'No such account',
  pending: 'Not approved yet',
  invited: 'Invitation not accepted yet',
  suspended: 'Account suspended',
  rejected: 'Account rejected',
  closed: 'Account closed',
  password: 'With the password',
  passkey: 'With a passkey',
  'second factor': 'With the second factor',
}

const isKnown = (action: string): action is SignInAction => Object.hasOwn(signInActions, action)

const signIn: SignInWords = {
  actions: signInActions,
  actionOf: (action) => (isKnown(action) ? signInActions[action] : action),
  reasonOf: (code) => reasons[code] ?? code,
}

export type BackupWords = {
  kinds: Record<RunKind, string>
  states: Record<RunState, string>
  steps: Record<RunStep, string>
  troubles: Record<BackupTrouble, string>
  testDays: Record<(typeof restoreTestDays)[number], string>
}

const backup: BackupWords = {
  kinds: { backup: 'Backup', 'restore-test': 'Restore test' },
  states: { waiting: 'Waits for a worker', running: 'Running', done: 'Well', failed: 'Failed' },
  steps: {
    tables: 'Saving the tables',
    files: 'Saving the files',
    cleaning: 'Removing backups that are too old',
    restoring: 'Restoring into the scratch database and comparing',
  },
  troubles: {
    'no-place': 'No backups are made by the program: no place is set for them.',
    'no-owner':
      'No backups can be made by this program: it does not know the owner of the database. Set DATABASE_OWNER_URL where the worker runs, or run script/backup by the timetable of the machine.',
    failed: 'The last backup failed.',
    late: 'The last good backup is more than a day and a half old.',
    'test-failed': 'The last restore test failed: the newest backup may not be of use.',
  },
  testDays: {
    off: 'Never',
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
}

export type NotificationWords = {
  events: Record<StaffEvent, string>
  choices: Record<EmailPreference, string>
  roles: Record<(typeof staffRoles)[number], string>
  test: { subject: string; why: string; hello: (name: string) => string; text: string }
}

const notification: NotificationWords = {
  events: {
    messages: 'A client has written',
    uploads: 'A client has uploaded documents',
    moves: 'A client has moved a case, such as by an approval',
    deadlines: 'The time to object to an assessment runs',
    'new-cases': 'A case was opened by an order or a request',
    assigned: 'Cases were assigned or handed over',
    appointments: 'An appointment was booked, moved or cancelled (reminders of it always come)',
    addresses: 'A client has changed the address',
    enquiries: 'An enquiry has come in',
    applications: 'An application has come in',
    feeds: 'A feed of the news does not answer',
    texts: 'A text waits to be read by them',
  },
  choices: { now: 'At once', daily: 'Once a day', off: 'No letter' },
  roles: { owner: 'Owners', admin: 'Admins', adviser: 'Advisers' },
  test: {
    subject: 'A test letter',
    why: 'You asked for this letter in the settings.',
    hello: (name) => `Dear ${name}`,
    text: 'Letters to staff reach this address.',
  },
}

type Reason = Extract<TestOutcome, { ok: false }>['reason']

export type ProviderWords = {
  names: Record<ProviderId, string>
  states: Record<ProviderState, string>
  well: Record<ProviderId, string>
  errors: Record<Reason, string>
}

const provider: ProviderWords = {
  names: {
    mail: 'Mail',
    payments: 'Payments',
    text: 'Text service',
    files: 'Files',
    scanner: 'Virus scanner',
    backups: 'Place for backups',
    chat: 'Chat',
  },
  states: { connected: 'Connected', 'stand-in': 'Stand-in', none: 'None' },
  well: {
    mail: 'The mail server answered and let us in. No letter was sent.',
    payments: 'The payment provider answered and knows us. Nothing was charged.',
    text: 'The text service answered and has the model. Nothing was written.',
    files: 'A small file was stored, read again and removed.',
    scanner: 'The scanner looked at a small text and found it clean.',
    backups: 'The place answered and can be read.',
    chat: '',
  },
  errors: {
    late: 'No answer in time.',
    failed: 'It did not work.',
    'stand-in': 'A stand-in is in use: nothing outside was asked.',
    none: 'Nothing is connected that could be tested.',
  },
}

export type SettingWords = Record<FirmSetting, string> & {
  strangeLines(lines: string[]): string
  wouldLockOut(address: string): string
  setConflict(now: string): string
}

const choice = 'Choose one of the two.'

const account = 'Enter the number of an account, three to six figures.'

const often = 'Enter a whole number from 0 to 10000.'

const setting: SettingWords = {
  secondFactor: choice,
  idleMinutes: 'Enter a whole number of minutes from 5 to 480.',
  alertFailedSignIns: often,
  alertDownloads: often,
  alertRoleChanges: often,
  alertExports: often,
  refundLimit: 'Enter a whole number of francs from 0 to 100000.',
  allowList: 'Enter at most 4000 characters.',
  strangeLines: (lines) => `Not an address or a network: ${lines.join(', ')}.`,
  wouldLockOut: (address) => `This list would lock you out. Add ${address}, the address you are working from.`,
  setConflict: (now) => `Somebody else has set this to ‘${now.slice(0, 80)}’ meanwhile. Save once more to set yours.`,
  maintenanceMode: choice,
  maintenanceMessage: 'Enter at most 300 characters.',
  maintenanceUntil: 'Enter a day and a time, or leave both empty.',
  quotaMb: 'Enter a whole number of megabytes from 1 to 100000.',
  reminderFirstDays: 'Enter a whole number of days from 1 to 60.',
  reminderEveryDays: 'Enter a whole number of days from 1 to 60.',
  reminderMax: 'Enter a whole number from 0 to 12.',
  reminderHour: 'Enter a full hour from 6 to 18.',
  autoGenerateNews: choice,
  newsReview: choice,
  autoGenerateBlog: choice,
  generatedReview: choice,
  generatedReviewer: 'Choose somebody of the firm.',
  digestMode: 'Choose one of the three.',
  digestWeekday: 'Choose a day of the week.',
  nextYearInviteOn: 'Enter a day such as 15.01.2027, or leave it empty.',
  digestHour: 'Enter a full hour from 0 to 23.',
  emailsPerMinute: 'Enter a whole number from 6 to 6000.',
  sendFromHour: 'Enter a full hour from 0 to 23.',
  sendUntilHour: 'Enter a full hour from 1 to 24.',
  teamShowsStaff: choice,
  invoiceForClients: choice,
  invoiceUpToFrancs: 'Enter a whole number of francs from 0 to 10000.',
  invoiceOpensCase: choice,
  invoiceDueDays: 'Enter a whole number of days from 5 to 120.',
  invoiceFirstReminder: 'Enter a whole number of days from 0 to 60.',
  invoiceSecondReminder: 'Enter a whole number of days from 0 to 60.',
  accountReceivable: account,
  accountBank: account,
  accountProvider: account,
  accountRevenue: account,
  accountVat: account,
  accountLosses: account,
  accountCredits: account,
  netTaxRatePercent: 'Enter a percentage from 0 to 10, such as 6.2.',
  onlyProven: choice,
  backupDaily: choice,
  backupTime: 'Enter a time such as 02:30.',
  backupStorage: 'Enter a folder such as /mnt/backups, or s3://bucket/prefix.',
  backupRetentionDays: 'Enter a whole number of days from 1 to 90.',
  restoreTestDay: 'Choose a day of the week, or none.',
}

export type SignInPageError = 'username-missing' | 'password-missing' | 'too-long'

export type FactorRefusal = Exclude<SecondFactorRefusal, ReauthRefusal>

export type SignInSignInSignInWords = {
  factor: RefusalWords<FactorRefusal>
  fields: FieldWords<SignInPageError>
}

const signInSignIn: SignInSignInSignInWords = {
  factor: {
    'not-started': 'The set-up was not started. Begin again with your password.',
    'already-on': 'Your second factor is on already.',
    'not-on': 'Your second factor is off.',
    demanded: 'The firm demands a second factor of all staff. It cannot be switched off.',
  },
  fields: {
    'username-missing': 'Enter your username.',
    'password-missing': 'Enter your password.',
    'too-long': 'This is too long.',
  },
}

export type PanelWords = {
  clientStatuses: Record<Status, string>
  orderStates: Record<OrderState, string>
  refusals: Record<SharedReason, string>
}

type SharedReason =
  | 'unknown-case'
  | 'unknown-document'
  | 'unknown-item'
  | 'forbidden'
  | 'case-closed'
  | 'not-scanned'
  | 'infected'
  | 'store-away'
  | 'no-reason'
  | 'not-understood'

const panel: PanelWords = {
  clientStatuses: {
    active: 'Active',
    pending: 'Pending approval',
    invited: 'Invited',
    suspended: 'Suspended',
    rejected: 'Rejected',
    closed: 'Closed',
  },
  orderStates: {
    pending: 'Waiting for payment',
    awaiting_transfer: 'Waiting for transfer',
    paid: 'Paid',
    paid_review: 'Paid, to review',
    payment_failed: 'Payment failed',
    cancelled: 'Cancelled',
    expired: 'Expired',
    refunded: 'Refunded',
  },
  refusals: {
    'unknown-case': 'This case does not exist.',
    'unknown-document': 'This document does not exist.',
    'unknown-item': 'This item is not on the checklist.',
    forbidden: 'This case belongs to another adviser. Ask them or an admin.',
    'case-closed': 'This case is closed. Reopen it before you change its documents.',
    'not-scanned': 'This file has not been scanned yet. Try again in a minute.',
    infected: 'The scanner found this file infected. It is held back.',
    'store-away': 'The file store is away. Try again in a few minutes.',
    'no-reason': 'Give a reason: the client reads it in the letter.',
    'not-understood': 'This was not understood.',
  },
}

const adminLayout = {
  notPossible: 'Not possible',
  admin: 'Admin',
  maintenanceModeIsOn: 'Maintenance mode is on',
  settings: 'Settings',
  visitorsAndClientsSeeThe: 'Visitors and clients see the maintenance page',
  whichNamesAsTheEnd: (date: string) => `, which names ${date} as the end`,
}

const homePage = {
  signIn: 'Sign in',
  loginError: 'Login Error',
  admin: 'Admin',
  forTheStaffOfThe: 'For the staff of the firm.',
  username: 'Username',
  orYourEMailAddress: 'Or your e-mail address',
  password: 'Password',
  signingIn: 'Signing in…',
  signIn2: 'Sign In',
  forgotYourPassword: 'Forgot your password?',
  yourCode: 'Your code',
  openYourAuthenticatorAppAnd: 'Open your authenticator app and enter the six digits it shows for this firm.',
  code: 'Code',
  orOneOfYourRecovery: 'Or one of your recovery codes',
  signInWithAnotherAccount: 'Sign in with another account',
}

const exportRoute = {
  theseAreMoreThanRows: (maxXlsxRows: number) =>
    `These are more than ${maxXlsxRows} rows, the most that an Excel file takes. Filter the list, or export it as CSV.\n`,
}

const partsDb = {
  you: (name: string) => `${name} (you)`,
  notAssigned: 'Not assigned',
}

const filterForm = {
  allFilters: 'All filters',
  search: 'Search',
  clearFilters: 'Clear Filters',
}

const listKeys = {
  keysOfAList: 'Keys of a list',
}

const listMenus = {
  columns: 'Columns',
  show: 'Show',
  export: 'Export',
  csv: 'CSV',
  excelXlsx: 'Excel (XLSX)',
  signedJsonLines: 'Signed (JSON lines)',
}

const listPages = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
}

const listTable = {
  selectAll: 'Select all',
}

const listView = {
  filterByStatus: 'Filter by status',
  clearFilters: 'Clear Filters',
  filteredBy: 'Filtered by',
  removeFilter: 'Remove filter',
  savedViews: 'Saved views',
  saveView: 'Save view',
}

const viewsPage = {
  savedViews: 'Saved views',
  keepAView: 'Keep a view',
  nameText: 'Name',
  filtersSortAndColumnsAs: 'Filters, sort and columns as you had them.',
  theListWithoutAnyFilter: 'The list without any filter.',
  everybodyInTheOfficeSees: 'Everybody in the office sees it',
  saveView: 'Save view',
  viewsOf: (title: string) => `Views of ${title}`,
  thereAreNoneYet: 'There are none yet.',
  view: 'View',
  seenBy: 'Seen by',
  opensFirst: 'Opens first',
  act: 'Act',
  doNotOpenFirst: 'Do not open first',
  openFirst: 'Open first',
  stopSharing: 'Stop sharing',
}

const menu = {
  dashboard: 'Dashboard',
  clients: 'Clients',
  orders: 'Orders',
  taxCases: 'Tax Cases',
  documents: 'Documents',
  messages: 'Messages',
  calendar: 'Calendar',
  enquiries: 'Enquiries',
  applications: 'Applications',
  deletions: 'Deletions',
  offers: 'Offers',
  catalogue: 'Catalogue',
  discounts: 'Discounts',
  checklists: 'Checklists',
  content: 'Content',
  news: 'News',
  newsletter: 'Newsletter',
  nextYear: 'Next year',
  billing: 'Billing',
  figures: 'Figures',
  security: 'Security',
  people: 'People',
  settings: 'Settings',
}

const notices = {
  done: {
    'case-opened': ['Case opened', 'The client gets a letter; who looks after it is told.'] as const,
    'client-saved': ['Client saved', 'The client sees it in their profile.'] as const,
    'client-invited': ['Client invited', 'The link in the letter works for thirty days.'] as const,
    'note-kept': ['Note kept', 'The office reads it; the client does not.'] as const,
    'export-asked': [
      'Archive asked for',
      'You get a letter once it is ready, and can download it for 7 days.',
    ] as const,
    'clients-merged': ['Two accounts are one', 'Everything is here now. The client gets a letter.'] as const,
    'told-apart': ['Kept as two clients', 'They are no longer pointed out to each other.'] as const,
    moved: ['Case moved', 'The log of the case shows it; the client was told where it concerns them.'] as const,
    assigned: ['Case assigned', 'The adviser gets a letter, unless they took it themselves.'] as const,
    priority: ['Priority set', 'Clients do not see it.'] as const,
    'due-date': ['Due date set', 'The client sees it in the portal.'] as const,
    extension: ['Extension recorded', 'The client sees it in the case; a new date also comes by letter.'] as const,
    'objection-written': [
      'Letter made',
      'It lies among the documents of the case; print, sign and post it in time.',
    ] as const,
    'figure-entered': ['Figure entered', 'It counts as confirmed; the client sees it in the portal.'] as const,
    'figure-confirmed': ['Figure confirmed', 'The client sees it in the portal.'] as const,
    'reading-asked': ['Reading asked for', 'What comes of it stands among the e-tax statements in a moment.'] as const,
    'statement-released': ['Figures taken', 'They stand as proposals, to be confirmed.'] as const,
    'statement-left-out': [
      'Statement left out',
      'Its figures no longer count. You can count it again at any time.',
    ] as const,
    'statement-restored': ['Statement counted again', 'Its figures are proposals, to be confirmed.'] as const,
    'tax-facts-saved': ['Household saved', 'The tax is computed again with it.'] as const,
    'summary-made': ['Summary attached', 'It goes to the client with the draft and is approved with it.'] as const,
    'variant-kept': ['Variant kept', 'It stands beside the figures that count; none of them was changed.'] as const,
    'variant-dropped': ['Variant thrown away', 'The figures that count are the same as before.'] as const,
    'assessed-entered': ['Figure entered', 'It stands beside what was declared.'] as const,
    'assessed-rest': ['Entered as declared', 'What the assessment says otherwise can still be entered.'] as const,
    'bill-entered': ['Bills saved', 'They are compared with our calculation.'] as const,
    advised: ['Recommendation shown', 'The client gets a letter, reads the differences and decides.'] as const,
    'figure-removed': ['Figure removed', 'It counts no longer; what was said of it is kept.'] as const,
    reminders: ['Reminders changed', 'The case shows when the next one goes out.'] as const,
    'bulk-done': ['Cases changed', 'All selected cases were changed.'] as const,
    accepted: ['Document accepted', 'It counts on the checklist of the case.'] as const,
    rejected: ['Document sent back', 'The client gets a letter with the reason.'] as const,
    undone: ['Decision taken back', 'The document waits for a decision again; the client was not told of it.'] as const,
    'not-needed': ['Item not needed', 'It no longer counts on the checklist.'] as const,
    needed: ['Item needed', 'It counts on the checklist again.'] as const,
    requested: ['Asked for documents', 'The client gets a letter that names them.'] as const,
    'item-added': ['Item added', 'It stands on the checklist; the client was not told by letter.'] as const,
    'item-changed': ['Item changed', 'The client sees it in the case.'] as const,
    placed: ['Document filed', 'It stands at its place on the checklist.'] as const,
    'checklist-saved': ['Checklist saved', 'Cases that open from now on begin with it.'] as const,
    'product-saved': ['Product saved', 'The store shows it now. Open orders keep their prices.'] as const,
    'product-hidden': [
      'Product saved and hidden',
      'The store does not show it. Carts let go of it; open orders keep it.',
    ] as const,
    'product-archived': [
      'Product saved and archived',
      'It is gone from the store and from carts. Open orders keep it.',
    ] as const,
    'product-created': ['Product made', 'It is hidden. Complete it, then publish it.'] as const,
    'variant-added': ['Variant added', 'The store offers it now, where the product is published.'] as const,
    'price-planned': ['Price planned', 'It begins by itself; pages of the store follow.'] as const,
    'plan-withdrawn': ['Plan taken back', 'The price that counts is shown below.'] as const,
    'product-placed': ['Product moved', 'The store shows the new order now.'] as const,
    'year-made': ['Tax year made', 'Its variants are on sale now, at the prices of the year before.'] as const,
    'year-was-made': ['Already made', 'Every package has this tax year; nothing was added.'] as const,
    uploaded: ['Document uploaded', 'It is kept with the case.'] as const,
    'thread-noted': ['Note kept', 'Everybody in the office reads it; the client does not.'] as const,
    'no-answer': ['No answer needed', 'The thread waits for nobody. You can take this back in the thread.'] as const,
    'answer-needed': ['Answer needed', 'The thread waits for us again, by the same promise as before.'] as const,
    'handed-over': ['Thread handed over', 'It is with its new owner now.'] as const,
    'draft-saved': ['Draft saved', 'You find it in the thread whenever you come back.'] as const,
    template: ['Templates changed', 'Everybody answers with them from now on.'] as const,
    sent: ['Message sent', 'The client gets a letter that a message waits.'] as const,
    approved: ['Client approved', 'The client gets a letter and can sign in now.'] as const,
    refused: ['Registration rejected', 'The client gets a letter with the reason.'] as const,
    suspended: ['Client suspended', 'All sessions of the client have ended.'] as const,
    'household-ended': ['Sharing ended', 'Both people get a letter; nothing is shared from now on.'] as const,
    'deletion-decided': ['Decision kept', 'It counts when the deletion is carried out.'] as const,
    'deletion-held': ['Deletion held', 'The client gets a letter with the reason.'] as const,
    reinstated: ['Client reinstated', 'The client gets a letter and can sign in again.'] as const,
    'order-paid': ['Order marked as paid', 'Its cases are being opened and the buyer gets a confirmation.'] as const,
    'refund-asked': [
      'Refund requested',
      'The payment provider carries it out; the order changes when it is confirmed.',
    ] as const,
    'bank-file': ['File uploaded', 'This page shows what becomes of it. You can leave it.'] as const,
    'bank-files': ['Files uploaded', 'We are importing them. Each is listed below.'] as const,
    'bank-file-known': [
      'This file was uploaded before',
      'Nothing was imported again. This is what became of it.',
    ] as const,
    'bank-file-confirmed': ['Account confirmed', 'We are importing the file.'] as const,
    'bank-file-discarded': ['File discarded', 'None of its payments was imported.'] as const,
    'payment-entered': ['Payment entered', 'What does not fit an invoice stands below.'] as const,
    'payment-decided': ['Decided', 'It stands among the payments received.'] as const,
    'payment-to-return': [
      'It goes back',
      'It waits among the payments to make, to the account it came from where that is known.',
    ] as const,
    'invoice-cancelled': ['Invoice cancelled', 'The buyer gets the credit note; the places are free again.'] as const,
    'payout-file': ['File made', 'Download it below and hand it to your bank.'] as const,
    'payout-named': ['Account kept', 'The payment goes into the next file for the bank.'] as const,
    'payout-account-waits': [
      'Waiting for a second person',
      'A second person must confirm this account. The buyer was told the last four digits by email.',
    ] as const,
    'payout-account-dropped': [
      'Account unchanged',
      'The payment goes to the account that was entered before.',
    ] as const,
    'payout-paid': ['Payment noted', 'The buyer gets a letter; the credit note is being written.'] as const,
    'payout-cancelled': [
      'Called off',
      'Nothing is paid. Where it was a refund, the buyer gets a letter with your reason.',
    ] as const,
    'payout-returned': ['Noted', 'Another payment takes its place, to an account that is asked for.'] as const,
    'refund-sent': [
      'Refund on its way',
      'The provider carries it out, or the next payment to the bank; the buyer gets a letter.',
    ] as const,
    'refund-waits': ['Refund waits', 'It needs a second person: an admin or owner confirms it on this page.'] as const,
    'refund-declined': ['Refund declined', 'A client who asked for it gets your answer by letter.'] as const,
    'late-dismissed': ['Not late', 'The reason stays with the case.'] as const,
    'first-asked': ['Paying back requested', 'The payment provider carries it out; the buyer gets a letter.'] as const,
    'first-not-due': ['Not due', 'The reason stays with the order.'] as const,
    'discount-accepted': ['Looked at', 'The order stays as it was paid.'] as const,
    'promotion-made': ['Discount made', 'It counts from its first moment on.'] as const,
    'promotion-ended': ['Discount ended', 'Open orders keep it; new ones no longer get it.'] as const,
    'quote-kept': ['Draft kept', 'Nobody but the office sees it until it is sent.'] as const,
    'quote-sent': ['Offer sent', 'The client gets a letter and reads it in the portal.'] as const,
    'quote-withdrawn': ['Offer taken back', 'It cannot be accepted any more.'] as const,
    'quote-revised': ['New version begun', 'The version before counts until this one is sent.'] as const,
    'talk-booked': ['Talk booked', 'The client gets a letter with a file for the calendar.'] as const,
    'talk-moved': ['Appointment moved', 'The client gets a letter with the new time.'] as const,
    'talk-changed': ['Appointment changed', 'The client was told by letter where it concerns them.'] as const,
    'talk-noted': ['Note kept', 'The client does not see it.'] as const,
    'calendar-saved': ['Calendar saved', 'Free times follow at once.'] as const,
    enquiry: ['Enquiry changed', 'Everybody in the office sees its new status.'] as const,
    'enquiry-answered': ['Answer sent', 'It goes out by e-mail; replies go to the office.'] as const,
    'enquiry-reply': ['Reply kept', 'The enquiry waits for an answer.'] as const,
    'application-answered': [
      'Answer sent',
      'It goes out by e-mail; replies go to the mailbox for applications.',
    ] as const,
    'application-reply': ['Reply kept', 'The applicant waits for an answer.'] as const,
    'application-settled': ['No answer needed', 'The applicant is no longer counted among those who wait.'] as const,
    'application-waits': ['Answer needed', 'The applicant waits for an answer.'] as const,
    'application-moved': ['Application moved', 'The log of the application shows it.'] as const,
    'application-noted': ['Note kept', 'Whoever may read applications sees it.'] as const,
    'application-restored': ['Taken as an application', 'The receipt goes to the applicant now.'] as const,
    'application-deleted': ['Application deleted', 'Its CV, notes and letters are gone as well.'] as const,
    'news-run': ['News run started', 'It runs in the background; this page shows how far it is.'] as const,
    'feed-fetched': ['Feed fetched', 'What is new in it waits to be written about.'] as const,
    'source-saved': ['Source saved', 'It is read from now on as you said.'] as const,
    'news-item': ['News item changed', 'Readers see it at once where it concerns them.'] as const,
    'generator-started': ['Writing an article', 'It runs in the background; this page shows how far it is.'] as const,
    'generator-running': ['An article is being written', 'This is the run that was under way already.'] as const,
    'topic-saved': ['Topic saved', 'It counts from the next article on.'] as const,
    'entry-made': ['Draft begun', 'Only staff see it until it is published.'] as const,
    'entry-saved': ['Saved', 'Readers see what is published; this version is kept beside it.'] as const,
    'entry-submitted': ['Submitted for review', 'Whoever may publish finds it under In review.'] as const,
    'entry-published': ['Published', 'Public pages follow at once.'] as const,
    'entry-scheduled': ['Scheduled', 'This version is shown, or taken away, at its time in Zurich.'] as const,
    'entry-unscheduled': ['Plan taken back', 'Nothing happens by itself any more.'] as const,
    'entry-withdrawn': ['Withdrawn', 'Its address answers that it is gone.'] as const,
    'entry-sent-back': ['Back to draft', 'It no longer waits for a review.'] as const,
    'entry-reopened': ['Reopened', 'It is a draft again; readers do not see it.'] as const,
    'entry-restored': ['Version restored', 'Its text is the newest version now; those in between stay.'] as const,
    'picture-kept': ['Picture kept', 'Copy the words below it into a text.'] as const,
    'program-taken': [
      'Text of the program taken',
      'It is the newest version now; readers see it once it is published.',
    ] as const,
    'program-left': ['Text of the program left', 'It is not offered again until it changes once more.'] as const,
    'letter-saved': ['Letter saved', 'The preview shows it as it would go out.'] as const,
    'letter-dropped': ['Draft thrown away', 'Nothing of it was sent.'] as const,
    'letter-tested': ['Test letter written', 'It goes to your own address, on the same way as all others.'] as const,
    'campaign-started': ['Sending has begun', 'This page shows how far it is.'] as const,
    'campaign-pause': ['Paused', 'No further letter goes out until you resume.'] as const,
    'campaign-resume': ['Resumed', 'Whoever has not had the letter gets it now.'] as const,
    'campaign-cancel': ['Cancelled', 'Nobody else gets this letter.'] as const,
    'campaign-send-doubtful': ['Sending again', 'Readers whose letter was in doubt may get it a second time.'] as const,
    'next-year-started': ['Inviting', 'The letters are being written; this page shows the numbers.'] as const,
    'left-out': ['Left out', 'This client gets no invitation for this year.'] as const,
    'taken-back': ['Taken back', 'This client is invited with the others.'] as const,
    'subscriber-barred': ['Address barred', 'Nothing goes to it any more, whoever asks.'] as const,
    'subscriber-released': ['Bar taken away', 'The address gets nothing until its owner subscribes again.'] as const,
    'report-stopped': ['Report taken', 'Nothing goes to this address any more.'] as const,
    'report-noted': ['Report taken', 'The letter did not arrive this time; the subscription goes on.'] as const,
    'verification-asked': ['Verification asked for', 'It runs in the background; this page shows the result.'] as const,
    'view-kept': ['View saved', 'It stands above the list.'] as const,
    'view-changed': ['View changed', 'The list shows it the next time it opens.'] as const,
    'staff-invited': ['Invitation sent', 'The link in the letter works for seven days.'] as const,
    'staff-withdrawn': ['Invitation withdrawn', 'Its link no longer works, and the address is free again.'] as const,
    'staff-profile': ['Profile saved', 'The page of the team follows, where the firm shows its people there.'] as const,
    'staff-role': [
      'Role changed',
      'It counts from the next request of this person on. They and the owners get a letter.',
    ] as const,
    'staff-suspended': [
      'Suspended',
      'All sessions have ended. The cases stay until you hand them over, and the calendar names the talks to come.',
    ] as const,
    'staff-taken-back': ['Suspension ended', 'They can sign in again, and get a letter.'] as const,
    'staff-handed-over': ['Cases handed over', 'Who takes them over gets a letter.'] as const,
    'staff-capacity': ['Limit saved', 'It stands beside the name wherever somebody assigns.'] as const,
    'staff-sessions': ['Sessions ended', 'The next request from there leads to the sign-in.'] as const,
    'reset-asked': ['Reset asked for', 'It happens once two others have confirmed it.'] as const,
    'reset-confirmed': ['Reset confirmed', 'One more has to confirm it.'] as const,
    'reset-done': ['Second factor reset', 'A new one is set up at the next sign-in.'] as const,
    'reset-withdrawn': ['Reset withdrawn', 'The second factor stays as it is.'] as const,
    settings: ['Settings saved', 'They apply from the next request on.'] as const,
    claim: ['Evidence saved', 'Public pages follow at once.'] as const,
    company: ['Company data saved', 'Pages, letters and papers say it from now on.'] as const,
    'test-letter': ['Test letter written', 'It goes to your own address, on the same way as all others.'] as const,
    'backup-asked': ['Backup asked for', 'It runs in the background; this page shows how far it is.'] as const,
    'restore-test-asked': [
      'Restore test asked for',
      'It runs in the background; this page shows how far it is.',
    ] as const,
    'second-factor-on': ['Second factor is on', 'From now on you sign in with a code of your app.'] as const,
    'second-factor-off': ['Second factor is off', 'From now on you sign in with your password alone.'] as const,
  },
  loggedOut: 'Logged Out',
  youHaveBeenLoggedOut: 'You have been logged out.',
  welcomeAdmin: 'Welcome, Admin!',
  youAreSignedIn: (firstName: string) => `You are signed in, ${firstName}.`,
  bypassSuccessful: 'Bypass Successful',
  youAreSignedInAs: (firstName: string) => `You are signed in as ${firstName}.`,
}

const reportsExportRoute = {
  chf: (name: string) => `${name} (CHF)`,
}

const figuresPage = {
  figures: 'Figures',
  howTheFirmStandsToday: 'How the firm stands today, and by month.',
  capacityOfTheAdvisers: 'Capacity of the advisers',
  appointmentsToday: 'Appointments today',
  documentsToCheck: 'Documents to check',
  messagesToAnswer: 'Messages to answer',
  enquiriesToAnswer: 'Enquiries to answer',
  periods: 'Periods',
  from: 'From',
  to: 'To',
  mmYyyy: 'MM.YYYY',
  show: 'Show',
  exportCsv: 'Export CSV',
}

const monthPanels = {
  revenue: 'Revenue',
  eachPaymentInTheMonth:
    'Each payment in the month in which it came; what has gone back since is taken off that month.',
  revenueByMonthNetThe: (span: string, amount: string) =>
    `Revenue by month, ${span}: ${amount} net. The table below has the figures.`,
  fromEnquiryToFiling: 'From enquiry to filing',
  eachInTheMonthIn: 'Each in the month in which it happened. Visits are not tracked.',
  byMonthTheTableBelow: (span: string, summary: string) =>
    `By month, ${span}: ${summary}. The table below has the figures.`,
  theFiguresAsATable: 'The figures as a table',
  month: 'Month',
}

const contentSourceDb = {
  untitled: 'Untitled',
}

const officeSourcesDb = {
  order: (number: number) => `Order ${number}`,
}

const publicSourcesDb = {
  enquiry: (name: string, number: number) => `${name}, enquiry ${number}`,
  application: (name: string, number: number) => `${name}, application ${number}`,
}

const searchPage = {
  allThatWasFound: 'All that was found',
  search: (groups: string) => `Search: ${groups}`,
  search2: 'Search',
  whatAreYouLookingFor: 'What are you looking for?',
  nameNumberEMailPhone: 'Name, number, e-mail, phone, words of a message, file name',
  nothingWasFoundForTry: (submitted: string) =>
    `Nothing was found for “${submitted}”. Try fewer words, or a part of one.`,
  all: (count: number, text: string) => `All ${count}${text}`,
  in: (name: string) => `in ${name}`,
  theseAreTheBestAdd: (count: number) => `These are the ${count} best. Add a word to find others.`,
}

const secondFactorPage = {
  secondFactor: 'Second factor',
}

const auditColumns = {
  from: 'From',
  to: 'To',
  time: 'Time',
  user: 'User',
  ip: 'IP',
}

const auditList = {
  outcomes: { success: 'Success', failed: 'Failed', denied: 'Denied' },
  security: 'Security',
  person: 'Person',
  action: 'Action',
  roleChangedCase: 'role changed, case.',
  result: 'Result',
  allResults: 'All results',
  reads: 'Reads',
  withReads: 'With reads',
  withoutReads: 'Without reads',
  readsAlone: 'Reads alone',
  thing: 'Thing',
  thingByItsId: 'Thing, by its ID',
  kindOfThing: 'Kind of thing',
  onlyThisAction: 'Only this action',
  object: 'Object',
  itsEntries: (object: string) => `Its entries, ${object}`,
  itsEntries2: 'Its entries',
  detail: 'Detail',
  request: 'Request',
  noEntries: 'No entries',
  theLogHasNoEntry: 'The log has no entry that fits these filters.',
}

const auditPage = {
  signInLog: 'Sign-in log',
  verifyTheChain: 'Verify the chain',
  filesThatProveThemselves: 'Files that prove themselves',
  aSignedExportIsChecked: 'A signed export is checked by',
  scriptVerifyExport: 'script/verify-export',
  onThisMachineOrWith: ', on this machine or, with this public key, anywhere:',
  theLogIsBeingVerified: 'The log is being verified',
  everyRowIsComputedAnew: 'Every row is computed anew. The result stands here as soon as it is known.',
  verifiedOnFor: (date: string, by: string) => `Verified on ${date} for ${by}.`,
  theLogIsWhole: 'The log is whole',
  allRowsFitTogetherNone: (rows: string, when: string) =>
    `All ${rows} rows fit together: none was changed, removed or put in between. ${when}`,
  theLogWasTamperedWith: (firstBrokenId: number) => `The log was tampered with at row ${firstBrokenId}`,
  ofRowsThisIsThe: (rows: string, when: string) =>
    `Of ${rows} rows, this is the first whose content, link, number or seal does not fit. Compare it with a backup. ${when}`,
}

const signInList = {
  statuses: { success: 'Success', failed: 'Failed' },
  signInLog: 'Sign-in log',
  user: 'User',
  action: 'Action',
  allActions: 'All actions',
  status: 'Status',
  allStatuses: 'All statuses',
  ip: 'IP',
  reason: 'Reason',
  id: 'ID',
  noEntries: 'No entries',
  nobodySignedInOrTried: 'Nobody signed in or tried to in a way that fits these filters.',
}

const signInsPage = {
  auditLog: 'Audit log',
}

const savedFormPage = {
  notSentYet: 'Not sent yet',
  yourSessionHadEndedWhen: 'Your session had ended when you sent this',
  nothingWasChangedLookThrough: 'Nothing was changed. Look through it and send it now. Files have to be chosen again.',
  sendItNow: 'Send it now',
  backWithoutSending: 'Back without sending',
}

const savedValues = {
  yourSessionHadEndedWhen: 'Your session had ended when you sent this',
  nothingWasChangedWhatYou:
    'Nothing was changed. What you entered stands in its form again: look through it and send it. Files have to be chosen again.',
  itsFormIsNotOn: 'Its form is not on this page any more.',
  showWhatYouEntered: 'Show what you entered',
}

const sessionWarning = {
  areYouStillThere: 'Are you still there?',
  youWillBeSignedOut: (text: string) => `You will be signed out at ${text} if nothing happens.`,
  staySignedIn: 'Stay signed in',
  youHaveBeenSignedOut: 'You have been signed out',
  whatYouTypedIsStill: 'What you typed is still on this page. Sign in again in a new tab, then come back and go on.',
  goOn: 'Go on',
  signIn: 'Sign in',
}

const backupsPage = {
  anotherBackupOrRestoreTest: 'Another backup or restore test is under way. Ask again when it has ended.',
  backupsAndRestoreTests: 'Backups and restore tests',
  backUpNow: 'Back up now',
  testARestoreNow: 'Test a restore now',
  dailyBackups: 'Daily backups',
  saveSettings: 'Save Settings',
  backupsAreNotEncryptedBackup: 'Backups are not encrypted: BACKUP_KEY is not set where the program runs.',
  place: 'Place',
  backupDirWhichIsNot: 'BACKUP_DIR, which is not set',
  aFolderOfTheMachine: (configured: string) =>
    `A folder of the machine on which the worker runs, or s3://bucket/prefix with the keys of the configuration. Empty: ${configured}.`,
  timeInZurichFromWhich: 'Time in Zurich, from which on it runs.',
  onOneADayBy: 'On: one a day, by whichever worker is there; a time that was missed is made up for.',
  time: 'Time',
  thePlaceIsAnOwner: (time: string, address: string) => `${time} The place is ${address}; an owner can change it.`,
  keptFor: 'Kept for',
  theNewestBackupOfEach: 'The newest backup of each of so many days stays. The privacy notice promises 90 at most.',
  restoreTest: 'Restore test',
  theNewestBackupIsRestored:
    'The newest backup is restored into a scratch database; counts and checksums of rows and files are compared.',
}

const runTable = {
  noBackupWasMadeYet: 'No backup was made yet',
  backupsAndRestoreTestsNewest: 'Backups and restore tests, newest first',
  what: 'What',
  when: 'When',
  took: 'Took',
  size: 'Size',
  result: 'Result',
  rowsAndFiles: (rows: string, files: string) => `${rows} rows and ${files} files`,
  countsAndChecksumsAreThose: (counts: string) => `${counts}: counts and checksums are those of the backup.`,
}

const notificationsPage = {
  emailNotifications: 'Email notifications',
  lettersAboutSignInsRoles:
    'Letters about sign-ins, roles, infected files and failed backups always come at once. What comes once a day is in one letter in the late afternoon.',
  lettersToStaffByEvent: 'Letters to staff, by event and role',
  event: 'Event',
  saveSettings: 'Save Settings',
  testLetter: 'Test letter',
  itGoesTo: (address: string) => `It goes to ${address}.`,
  sendATestLetter: 'Send a test letter',
}

const listProviders = {
  theMailServerAtSender: (hostname: string, MAIL_FROM: string) =>
    `The mail server at ${hostname}, sender ${MAIL_FROM}.`,
  lettersAreKeptInThe: 'Letters are kept in the outbox and not sent. SMTP_URL and MAIL_FROM connect a mail server.',
  stripeCheckout: 'Stripe Checkout.',
  theSandboxNobodyPaysReal: 'The sandbox: nobody pays real money.',
  theModelTextsADay: (AI_MODEL: string | null | undefined, NEWS_DRAFTS_PER_DAY: number) =>
    `The model ${AI_MODEL}, ${NEWS_DRAFTS_PER_DAY} texts a day.`,
  aStandInOfOur: 'A stand-in of our own that shortens texts.',
  newsIsShownAsOriginal: 'News is shown as Original Source. AI_PROVIDER connects a text service.',
  theObjectStoreAtEncrypted: (hostname: string) => `The object store at ${hostname}, encrypted.`,
  aFolderOfThisMachine: 'A folder of this machine, encrypted.',
  filesAreHandedOutOnce: 'Files are handed out once they were found clean.',
  filesAreHandedOutUnscanned: 'Files are handed out unscanned. CLAMD_URL connects a scanner.',
  backupsGoTo: (address: string) => `Backups go to ${address}.`,
  noPlaceIsSetFor: 'No place is set for backups: see the tab Backups.',
  aLinkThatOpensWhatsapp: (whatsapp: string) =>
    `A link that opens WhatsApp with ${whatsapp}. Nothing of it runs here, so there is nothing to test.`,
}

const providersPage = {
  providers: 'Providers',
  outsidePartsOfTheProgram: 'Outside parts of the program',
  part: 'Part',
  state: 'State',
  whatIsConfigured: 'What is configured',
  test: 'Test',
  nothingToTest: 'Nothing to test',
  itTookMs: (well: string, milliseconds: number) => `${well} It took ${milliseconds} ms.`,
  itSaid: (payload: string) => `It said: ${payload}`,
}

const tryProvider = {
  nothingBad: 'Nothing bad.',
  aTest: (key: string) => `A test, ${key}`,
}

const settingsForms = {
  settingsOfTheFirm: 'Settings of the firm',
  saveSettings: 'Save Settings',
  n2faForAllAdminUsers: '2FA for all admin users',
  requiredWhoeverHasNoneSets: 'Required: whoever has none sets one up before anything else is shown.',
  required: 'Required',
  off: 'Off',
  peopleOnThePageOf: 'People on the page of the team',
  onThePageShowsEverybody: 'On: the page shows everybody whose profile says so, with languages and specialities.',
  sessionTimeout: 'Session timeout',
  staffAreSignedOutAfter: 'Staff are signed out after this time without use, and after 12 hours in any case.',
  roomForDocuments: 'Room for documents',
  howMuchEachClientMay: 'How much each client may keep with us over all cases.',
  firstReminderAfter: 'First reminder after',
  countedInWorkingDaysFrom: 'Counted in working days from the day on which something was asked of the client.',
  furtherRemindersEvery: 'Further reminders every',
  alsoInWorkingDaysOne: 'Also in working days. One letter names all that is open.',
  atMost: 'At most',
  n0SendsNoReminders: '0 sends no reminders.',
  remindersGoOutFrom: 'Reminders go out from',
  timeInZurichOnWorking: 'Time in Zurich, on working days only.',
  autoGenerateNews: 'Auto-generate news',
  onEveryMorningTheFeeds: 'On: every morning the feeds are read and up to five articles are written.',
  publishingOfNews: 'Publishing of news',
  whatFailsACheckIs: 'What fails a check is never shown rewritten, only as Original Source.',
  whenAllChecksPass: 'When all checks pass',
  afterApproval: 'After approval',
  refunds: 'Refunds',
  saveLimit: 'Save Limit',
  adminsAndOwnersDecideOn:
    'Admins and owners decide on refunds up to the limit alone. Above it, and for every refund by an adviser, another admin or owner must confirm.',
  limit: 'Limit',
  accessToTheAdminPanel: 'Access to the admin panel',
  saveAccess: 'Save Access',
  ipWhitelist: 'IP whitelist',
  oneAddressOrNetworkA: (ownAddress: string) =>
    `One address or network a line, such as 203.0.113.7, 198.51.100.0/24 or 2001:db8::/32; what follows a # is a remark. Empty: open from everywhere. You are working from ${ownAddress}. Clients are not concerned.`,
  alerts: 'Alerts',
  saveAlerts: 'Save Alerts',
  ownersGetALetterAnd:
    'Owners get a letter, and the dashboard a note, when this happens so often within an hour. 0 switches it off.',
  maintenance: 'Maintenance',
  saveMaintenance: 'Save Maintenance',
  maintenanceMode: 'Maintenance mode',
  onVisitorsAndClientsSee:
    'On: visitors and clients see a page with the message, at once. Staff who are signed in go on; so do payments and letters.',
  message: 'Message',
  emptyWeSayThatWe: 'Empty: we say that we are working on the site and that everything is safe.',
  expectedEnd: 'Expected end',
  timeInZurichVisitorsAnd:
    'Time in Zurich. Visitors and search engines are told when to come back; the mode stays on until you end it.',
}

const settingsPage = {
  settings: 'Settings',
  yourAccount: 'Your account',
  secondFactor: 'Second factor:',
  on: 'On',
  off: 'Off',
  manageTheSecondFactor: 'Manage the second factor',
  setUpASecondFactor: 'Set up a second factor',
  claimsOnThePublicSite: 'Claims on the public site',
  saveClaims: 'Save Claims',
  onlyProvenClaims: 'Only proven claims',
  onOfClaimsAreShown: (proven: number, count: number) =>
    `On: ${proven} of ${count} claims are shown, those with evidence on file. Former prices and ratings are claims too. A claim past its last day is never shown.`,
  allClaimsAndTheirEvidence: (count: number) => `All ${count} claims and their evidence`,
}

const settingsTabs = {
  tabs: {
    '/admin/settings': 'Firm',
    '/admin/settings/company': 'Company',
    '/admin/claims': 'Claims',
    '/admin/settings/notifications': 'Notifications',
    '/admin/settings/backups': 'Backups',
    '/admin/settings/providers': 'Providers',
    '/admin/settings/retention': 'Retention',
  },
  settings: 'Settings',
}

const settingsForm = {
  on: 'On',
  off: 'Off',
}

const enter = {
  bypassLoginDev: 'Bypass Login (Dev)',
  bypassError: 'Bypass Error',
  loginError: 'Login Error',
  loginFailed: 'Login Failed',
  bypassFailed: 'Bypass Failed',
}

const secondFactorView = {
  secondFactor: 'Second factor',
  theFirmDemandsASecond: 'The firm demands a second factor of all staff',
  setItUpNowThen: 'Set it up now; then you get to the admin panel.',
  beginAgain: 'Begin again',
  setUp: 'Set up',
  youNeedAnAuthenticatorApp: 'You need an authenticator app on your phone. Enter your password to begin.',
  logout: 'Logout',
  backToTheSettings: 'Back to the settings',
  n1ScanThisPictureWith: '1. Scan this picture with your authenticator app',
  n2KeepTheseRecoveryCodes: '2. Keep these recovery codes',
  n3EnterTheCodeThat: '3. Enter the code that the app shows',
  enterTheNextCodeOf: 'Enter the next code of your app. If you did not keep your recovery codes, begin again below.',
  code: 'Code',
  switchOn: 'Switch on',
  eachWorksOnceInsteadOf:
    'Each works once instead of a code, should you lose your phone. They are shown now and never again.',
  yourSecondFactorIsOn: 'Your second factor is on',
  yourNewRecoveryCodes: 'Your new recovery codes',
  newRecoveryCodes: 'New recovery codes',
  makeNewCodes: 'Make new codes',
  theCodesYouHaveNow: 'The codes you have now stop working.',
  switchItOff: 'Switch it off',
  switchOff: 'Switch off',
  youThenSignInWith: 'You then sign in with your password alone.',
}

const dashboard = {
  dashboard: 'Dashboard',
  backups: 'Backups',
  openTheBackups: 'Open the backups',
  theFirm: 'The firm',
  totalClients: 'Total clients',
  activeCases: 'Active cases:',
  inProgress: (casesInProgress: number) => `${casesInProgress} in progress`,
  pending: (pendingCases: number) => `${pendingCases} pending`,
  pendingMessages: 'Pending messages',
  upcomingAppointments: 'Upcoming appointments',
  toDo: 'To do',
  registrationToDecide: 'registration to decide',
  registrationsToDecide: 'registrations to decide',
  documentToCheck: 'document to check',
  documentsToCheck: 'documents to check',
  orderToReview: 'order to review',
  ordersToReview: 'orders to review',
  firstOrderPayBack10: 'first order: pay back 10 %',
  firstOrdersPayBack10: 'first orders: pay back 10 %',
  discountThatWasNotDue: 'discount that was not due',
  discountsThatWereNotDue: 'discounts that were not due',
  textToReview: 'text to review',
  textsToReview: 'texts to review',
  overdueCase: 'overdue case',
  overdueCases: 'overdue cases',
  recentActivity: 'Recent activity',
  whoseWork: 'Whose work',
  myWork: 'My work',
  everyone: 'Everyone',
  claimsToProveAgain: 'Claims to prove again',
  evidenceHasRunOut: 'Evidence has run out',
  figuresToCheckAtTheir: 'Figures to check at their source',
  expired: 'Expired',
  nothingHasHappenedYet: 'Nothing has happened yet.',
  system: 'System',
}

const dayKeys = {
  keysOfTheDay: 'Keys of the day',
}

const daySide = {
  waitingTooLong: 'Waiting too long',
  moreThanDaysInThe: (longWaitDays: number) => `More than ${longWaitDays} days in the same state.`,
  forTheClient: 'for the client',
  forUs: 'for us',
  billing: 'Billing',
  money: 'Money',
  paymentsToDecideAbout: 'payments to decide about',
  invoicesOverdue: 'invoices overdue',
  paymentsToMake: 'payments to make',
  today: 'Today',
  calendar: 'Calendar',
  noAppointmentsToday: 'No appointments today.',
  tomorrow: 'Tomorrow',
  min: (title: string, durationMinutes: number, value: string) => `${title}, ${durationMinutes} min, ${value}`,
  casesByState: 'Cases by state',
  allCases: 'All cases',
  casesInWorkByAdviser: 'Cases in work by adviser',
  allFigures: 'All figures',
  notAssigned: 'Not assigned',
}

const day = {
  toReview: 'To review',
  all: 'All',
  noDocumentsWaitToBe: 'No documents wait to be checked.',
  files: (count: number) => `${count} files`,
  approvedReadyToFile: 'Approved, ready to file',
  nothingIsWaitingToBe: 'Nothing is waiting to be filed.',
  approved: (title: string, date: string) => `${title}, approved ${date}`,
  file: 'File',
  theReturnOf: (clientName: string) => `the return of ${clientName}`,
  objectionsToWrite: 'Objections to write',
  postBy: (title: string, date: string) => `${title}, post by ${date}`,
  write: 'Write',
  theObjectionOf: (clientName: string) => `the objection of ${clientName}`,
  toAnswer: 'To answer',
  openTheInbox: 'Open the inbox',
  noMessagesWaitForAn: 'No messages wait for an answer.',
  newEnquiries: 'New enquiries',
  allEnquiries: 'All enquiries',
  noEnquiryWaitsForAn: 'No enquiry waits for an answer.',
  fromACalculator: ', from a calculator',
  take: 'Take',
  onTheEnquiryOf: (name: string) => `on the enquiry of ${name}`,
  inWork: 'In work',
  applications: 'Applications',
  allApplications: 'All applications',
  lateAnswerWasDue: 'Late: answer was due',
  answerBy: 'Answer by',
}

const deadlineStrip = {
  deadlinesNextDays: (count: number) => `Deadlines, next ${count} days`,
  allDeadlines: 'All deadlines',
  due: (date: string, count: number) => `${date}: ${count} due`,
  nothingIsDueInThese: 'Nothing is due in these days.',
  today: 'Today',
}

const endingOffers = {
  allOfThem: 'All of them',
  offersThatRunOut: 'Offers that run out',
  offer: (label: string, title: string) => `Offer ${label}: ${title}`,
}

const greeting = {
  goodMorning: 'Good morning',
  goodAfternoon: 'Good afternoon',
  goodEvening: 'Good evening',
  answersAreLate: (late: number) => `${late} answers are late`,
  casesAreDueToday: (dueToday: number) => `${dueToday} cases are due today`,
  nothingIsLate: 'Nothing is late.',
  nothingOfYoursIsLate: 'Nothing of yours is late.',
}

const moneyTasks = {
  moneyToDecide: 'Money to decide',
  order: (number: number) => `Order ${number}`,
  order2: (number: number, words: string) => `Order ${number}: ${words}`,
}

const address = {
  inAll: (total: number) => `${total} in all`,
}

const adminMeta = {
  admin: (title: string, firmName: string) => `${title} | Admin | ${firmName}`,
}

const adminShell = {
  searchTheOffice: 'Search the office',
  logout: 'Logout',
}

const errorWords = {
  ours: {
    title: 'Something went wrong on our side',
    text: 'Nothing you entered was changed. Please try again in a moment.',
  },
  yours: { title: 'Not possible', text: 'This request could not be carried out.' },
  notAllowed: 'Not allowed',
  yourRoleDoesNotInclude: 'Your role does not include this. Ask an owner or an admin of the firm.',
  notUnderstood: 'Not understood',
  thisPageDoesNotKnow:
    'This page does not know the form that was sent, so nothing was changed. Reload the page and try again.',
  thisPageDoesNotExist: 'This page does not exist',
  theAddressMayBeOld: 'The address may be old or mistyped.',
  dashboard: 'Dashboard',
}

const figureEntry = {
  figure: 'Figure',
  numberOrName: 'Number or name',
  whose: 'Whose',
  inTheHousehold: 'In the household',
  enter: 'Enter',
}

const findForm = {
  search: 'Search',
}

const keyHelp = {
  allKeys: 'All keys',
  close: 'Close',
}

export const adminTexts = {
  list,
  figures,
  search,
  audit,
  signIn,
  backup,
  notification,
  provider,
  setting,
  signInSignIn,
  panel,
  adminLayout,
  homePage,
  exportRoute,
  partsDb,
  filterForm,
  listKeys,
  listMenus,
  listPages,
  listTable,
  listView,
  viewsPage,
  menu,
  notices,
  reportsExportRoute,
  figuresPage,
  monthPanels,
  contentSourceDb,
  officeSourcesDb,
  publicSourcesDb,
  searchPage,
  secondFactorPage,
  auditColumns,
  auditList,
  auditPage,
  signInList,
  signInsPage,
  savedFormPage,
  savedValues,
  sessionWarning,
  backupsPage,
  runTable,
  notificationsPage,
  listProviders,
  providersPage,
  tryProvider,
  settingsForms,
  settingsPage,
  settingsTabs,
  settingsForm,
  enter,
  secondFactorView,
  dashboard,
  dayKeys,
  daySide,
  day,
  deadlineStrip,
  endingOffers,
  greeting,
  moneyTasks,
  address,
  adminMeta,
  adminShell,
  errorWords,
  figureEntry,
  findForm,
  keyHelp,
}
