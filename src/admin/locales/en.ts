import type { Status } from '#accounts/people/person.ts'
import type { ReauthRefusal } from '#accounts/sessions/confirm-identity.server.ts'
import type { SecondFactorRefusal } from '#accounts/sign-in/second-factor.server.ts'
import { maxViewNameLength, maxViews } from '#admin/lists/list.ts'
import type { ViewOutcome } from '#admin/lists/store-view.server.ts'
import type { PeriodError, Preset } from '#admin/reports/period.ts'
import type { SearchOutcome } from '#admin/search/search-office.server.ts'
import { shortestQuery } from '#admin/search/search-query.ts'
import type { SearchGroup } from '#admin/search/search-source.ts'
import type { signInActions as signInActionsOfA } from '#admin/security/sign-in-actions.ts'
import type { FirmSetting } from '#admin/settings/firm-settings.ts'
import type { ProviderId, ProviderState } from '#admin/settings/providers/list-providers.server.ts'
import type { TestOutcome } from '#admin/settings/providers/try-provider.server.ts'
import type { StatusKind } from '#cases/planning/work.ts'
import type { RunKind, RunState, RunStep } from '#platform/backup/backup-run.ts'
import type { restoreTestDays } from '#platform/backup/backup-settings.ts'
import type { BackupTrouble } from '#platform/backup/read-backup-settings.server.ts'
import type { FieldWords } from '#platform/field-errors.ts'
import type { EmailPreference } from '#platform/mail/email-topics.ts'
import type { StaffEvent, staffRoles } from '#platform/mail/staff-emails.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'
import type { OrderState } from '#shop/orders/order.ts'

export type ListWords = {
  notSaved: RefusalWords<Refused<ViewOutcome>>
}

export const list: ListWords = {
  notSaved: {
    'name-missing': 'Enter a name for the view.',
    'name-too-long': `The name can be up to ${maxViewNameLength} characters long.`,
    'name-taken': 'You already have a view with this name. Choose another name.',
    'query-too-long': 'This view has too many filters. Remove some and save it again.',
    'too-many': `You already have ${maxViews} views, which is the limit. Delete one first.`,
    forbidden: 'Your role does not allow you to share views. Ask an admin or an owner.',
    unknown: 'This view has been deleted, or it belongs to someone else.',
  },
}

export type FiguresWords = {
  errors: Record<PeriodError, string>
  presets: Record<Preset, string>
  status: Record<StatusKind, string>
  steps: Record<'enquiries' | 'orders' | 'paid' | 'filed', string>
  money: Record<'net' | 'refunded' | 'gross', string>
}

export const figures: FiguresWords = {
  errors: {
    'not-a-month': 'Enter months such as 03.2026. We are showing the last 12 months instead.',
    'turned-round': 'The first month cannot be later than the last. We are showing the last 12 months instead.',
    'too-long': 'Choose a period of at most three years. We are showing the last 12 months instead.',
  },
  presets: { 'months-12': 'Last 12 months', 'this-year': 'This year', 'last-year': 'Last year' },
  status: {
    today: 'Cases due today',
    overdue: 'Overdue cases',
    'with-firm': 'Cases waiting for us',
    'with-client': 'Cases waiting for the client',
  },
  steps: { enquiries: 'Enquiries', orders: 'Orders', paid: 'Paid', filed: 'Filed' },
  money: { net: 'Net revenue', refunded: 'Refunded', gross: 'Paid' },
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

export const search: SearchWords = {
  groups,
  notForgiven: (kinds) =>
    `In ${kinds.map((kind) => groups[kind]).join(', ')}, we searched only for the exact spelling, because too many words there are similar. Add a word or check your spelling.`,
  notSearched: {
    'too-short': `Enter at least ${shortestQuery} letters or digits.`,
    'too-many-searches': ({ retryAfterSeconds }) =>
      `You have made too many searches in a short time. Try again in ${retryAfterSeconds} ${retryAfterSeconds === 1 ? 'second' : 'seconds'}.`,
  },
}

const officeActions = {
  'order.paid': 'Order paid',
  'order.paid_review': 'Order paid, needs review',
  'order.payment_failed': 'Order payment failed',
  'order.awaiting_transfer': 'Order awaiting bank transfer',
  'order.accept-payment': 'Payment accepted',
  'order.account-named': 'Refund account entered',
  'order.fulfilled': 'Order fulfilled',
  'order.opening-retried': 'Opening of cases started again',
  'order.cancelled': 'Order cancelled',
  'order.expired': 'Order expired',
  'order.deleted': 'Order deleted',
  'order.late-dismissed': 'Package marked as not late',
  'order.disputed': 'Payment disputed',
  'order.refund-returned': 'Refund returned by the bank',
  'order.dispute-closed': 'Dispute closed',
  'order.discount-accepted': 'Discount accepted',
  'order.first-discount-asked': 'First-order discount refund requested',
  'order.first-discount-not-due': 'First-order discount not due',
  'order.refund-requested': 'Refund requested by client',
  'order.refund-granted': 'Refund granted',
  'order.domicile-declared': 'Buyer’s country declared',
  'order.refund-declined': 'Refund declined',
  'order.refund-asked': 'Refund started',
  'order.refund-confirmed': 'Refund confirmed',
  'order.partly-refunded': 'Order partly refunded',
  'order.refunded': 'Order refunded',
  'invoice.issued': 'Invoice issued',
  'invoice.downloaded': 'Invoice downloaded',
  'invoice.reminded': 'Invoice reminder sent',
  'invoice.cancelled': 'Invoice cancelled',
  'invoice.deleted': 'Invoice deleted',
  'credit-note.issued': 'Credit note issued',
  'payment.entered': 'Payment entered',
  'payment.matched': 'Payment matched',
  'payment.decided': 'Payment assigned or returned',
  'payout.account-named': 'Payout account entered',
  'payout.account-change-asked': 'Payout account changed, awaiting confirmation by a second person',
  'payout.account-change-confirmed': 'Payout account change confirmed',
  'payout.account-change-dropped': 'Payout account change rejected',
  'payout.paid': 'Payout marked as paid',
  'payout.returned': 'Payout returned by the bank',
  'payout.cancelled': 'Payout cancelled',
  'payout-file.made': 'Payout file created',
  'payout-file.downloaded': 'Payout file downloaded',
  'import.uploaded': 'Import uploaded',
  'import.started': 'Import started',
  'import.finished': 'Import finished',
  'import.undo-started': 'Undo of an import started',
  'import.undone': 'Import undone',
  'import.discarded': 'Import discarded',
  'import.invited': 'Imported clients invited',
  'client-imported': 'Client imported',
  'client-import-joined': 'Client completed from an import',
  'firm-export.asked': 'Export of everything requested',
  'firm-export.made': 'Export of everything created',
  'firm-export.read': 'Export of everything downloaded',
  'bank-file.uploaded': 'Bank file uploaded',
  'bank-file.taken-in': 'Bank file imported',
  'bank-file.refused': 'Bank file rejected',
  'bank-file.confirmed': 'Bank file’s account confirmed',
  'bank-file.discarded': 'Bank file discarded',
  'quote.drafted': 'Quote drafted',
  'quote.sent': 'Quote sent',
  'quote.accepted': 'Quote accepted',
  'quote.declined': 'Quote declined',
  'quote.withdrawn': 'Quote withdrawn',
  'quote.downloaded': 'Quote downloaded',
  'product.created': 'Product created',
  'product.changed': 'Product changed',
  'product.placed': 'Product moved',
  'product.variant-added': 'Variant added',
  'catalogue.year-made': 'Tax year created as a draft',
  'catalogue.year-priced': 'Draft prices of a tax year changed',
  'catalogue.year-published': 'Tax year published',
  'price.planned': 'Price scheduled',
  'price.plan-withdrawn': 'Scheduled price withdrawn',
  'price.switched': 'Scheduled price took effect',
  'promotion.made': 'Discount created',
  'promotion.ended': 'Discount ended',
  'claim.proof-saved': 'Claim evidence saved',
  'claim.evidence-read': 'Claim evidence opened',
  'entry.made': 'Text created',
  'entry.saved': 'Text saved',
  'entry.moved': 'Text moved',
  'entry.renamed': 'Text renamed',
  'entry.restored': 'Text version restored',
  'entry.scheduled': 'Text scheduled',
  'entry.program-text-taken': 'Suggested text used',
  'entry.program-text-left': 'Suggested text dismissed',
  'picture.saved': 'Picture saved',
  'generator.run-started': 'Generator run started',
  'generator.run-finished': 'Generator run finished',
  'generator.topic-added': 'Topic added',
  'generator.topic-changed': 'Topic changed',
  'news.run-started': 'News run started',
  'news.source-added': 'News source added',
  'news.source-changed': 'News source changed',
  'news.publish-rewrite': 'Rewritten news story published',
  'news.publish-original': 'News story published as “Original Source”',
  'news.save': 'News story saved',
  'news.keep': 'News story included',
  'news.drop': 'News story left out',
  'news.withdraw': 'News story withdrawn',
  'campaign.begun': 'Newsletter created',
  'campaign.written': 'Newsletter saved',
  'campaign.tested': 'Newsletter test sent',
  'campaign.started': 'Sending of newsletter started',
  'campaign.pause': 'Newsletter paused',
  'campaign.resume': 'Newsletter resumed',
  'campaign.send-doubtful': 'Newsletter resent where delivery was uncertain',
  'campaign.cancel': 'Newsletter cancelled',
  'campaign.dropped': 'Newsletter draft deleted',
  'subscriber.bounced': 'Email to subscriber bounced',
  'subscriber.complained': 'Subscriber complained',
  'subscriber.barred': 'Subscriber blocked',
  'subscriber.released': 'Subscriber unblocked',
  'enquiry-moved': 'Enquiry status changed',
  'enquiry.answered': 'Enquiry answered',
  'enquiry.reply-saved': 'Reply to enquiry recorded',
  'enquiry.linked': 'Enquiry linked to a client',
  'enquiry.deleted': 'Enquiry deleted',
  'application.moved': 'Application stage changed',
  'application.noted': 'Note added to application',
  'application.answered': 'Application answered',
  'application.reply-saved': 'Applicant’s reply recorded',
  'application.answer-needed': 'Application marked as needing an answer',
  'application.no-answer-needed': 'Application marked as needing no answer',
  'application.cv-read': 'CV opened',
  'application.restored': 'Application restored from spam',
  'application.deleted': 'Application deleted',
} as const

const peopleActions = {
  'sign-in': 'Sign-in',
  'second-factor': 'Two-step verification',
  'sign-out': 'Sign-out',
  bypass: 'Development sign-in',
  'admin-refused': 'Sign-in attempt from a blocked network',
  registration: 'Registration',
  'email-confirmed': 'Email address confirmed',
  'confirmation-resent': 'Link to confirm the email address sent again',
  'identity-confirmed': 'Identity confirmed',
  'password-reset-asked': 'Password reset requested',
  'password-set': 'Password set',
  'password-change': 'Password changed',
  'password-changed': 'Password changed',
  'email-change-asked': 'Email address change requested',
  'email-change': 'Email address changed',
  'email-changed': 'Email address changed',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'second-factor-started': 'Two-step verification set-up started',
  'second-factor-on': 'Two-step verification switched on',
  'second-factor-off': 'Two-step verification switched off',
  'recovery-code-used': 'Recovery code used',
  'recovery-codes-renewed': 'New recovery codes created',
  'failed-sign-ins': 'Repeated failed sign-ins',
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
  'client.export-asked': 'Client data export requested',
  'client.merged': 'Clients merged',
  'clients-told-apart': 'Clients marked as different people',
  'household.invited': 'Partner invited',
  'household.joined': 'Partner joined',
  'household.ended': 'Household ended',
  'household.invitation-withdrawn': 'Partner’s invitation withdrawn',
  'profile.changed': 'Profile changed',
  'note.saved': 'Staff note saved',
  'task.added': 'Task added',
  'task.done': 'Task done',
  'task.reopened': 'Task reopened',
  'emails.chosen': 'Email notifications changed',
  'emails.stopped': 'Unsubscribed from emails',
  'letter.tested': 'Test email sent',
  'export.asked': 'Copy of own data requested',
  'export.made': 'Copy of own data prepared',
  'export.read': 'Copy of own data downloaded',
  'deletion.asked': 'Deletion requested',
  'deletion.cancelled': 'Deletion cancelled',
  'deletion.waits': 'Deletion waiting',
  'deletion.held': 'Deletion put on hold',
  'deletion.decided': 'Deletion decision made',
  'deletion.done': 'Deletion completed',
  'deletion.certificate-read': 'Deletion certificate opened',
  'staff-created': 'First owner created',
  'staff-invited': 'Staff invited',
  'staff-invited-again': 'Staff invited again',
  'staff-invitation-withdrawn': 'Staff invitation withdrawn',
  'staff-profile-saved': 'Staff profile saved',
  'staff-role-changed': 'Role changed',
  'staff-suspended': 'Staff member suspended',
  'staff-taken-back': 'Staff suspension ended',
  'staff-capacity-saved': 'Case limit set',
  'mass-message.started': 'Message to many clients started',
  'mass-message.cancelled': 'Message to many clients cancelled',
  'staff-deputy-set': 'Deputy set',
  'staff-deputy-ended': 'Deputy ended',
  'second-factor-reset': 'Two-step verification reset',
  'second-factor-reset-asked': 'Two-step verification reset requested',
  'second-factor-reset-confirmed': 'Two-step verification reset confirmed',
  'second-factor-reset-withdrawn': 'Two-step verification reset withdrawn',
  'security.alert': 'Alert raised',
  'audit.verify-asked': 'Log verification requested',
  'audit.verified': 'Log verified',
  export: 'List exported',
  'view.shared': 'View shared',
  'setting.saved': 'Setting saved',
  'provider.tested': 'Provider tested',
  'backup.asked': 'Backup requested',
  'job.retried': 'Job retried',
  'job.discarded': 'Job discarded',
  'retention.applied': 'Expired data deleted',
} as const

const workActions = {
  'case.opened': 'Case opened',
  'case.ordered': 'Case opened by an order',
  'case.order-held': 'Order for a year that has a case',
  'case.order-decided': 'Order added to a case or given its own',
  'case.requested': 'Case opened by client without an order',
  'case.assigned': 'Case assigned',
  'case.moved': 'Case moved to another step',
  'case.priority': 'Case priority set',
  'case.due-date': 'Case due date changed',
  'case.extension': 'Deadline extension recorded',
  'case.checklist': 'Case checklist changed',
  'case.checklist-carried': 'Checklist carried over',
  'case.documents-asked': 'Documents requested',
  'case.documents-zip': 'All case documents downloaded',
  'case.summary-read': 'Case summary opened',
  'case.shared': 'Case shared',
  'case.unshared': 'Case sharing ended',
  'case.deleted': 'Case deleted',
  'checklist.changed': 'Product checklist changed',
  'document.uploaded': 'Document uploaded',
  'document.placed': 'Document assigned',
  'document.read': 'Document opened',
  'document.accepted': 'Document accepted',
  'document.rejected': 'Document sent back',
  'document.undecided': 'Document decision undone',
  'document.dismissed': 'Document no longer needed',
  'document.infected': 'Infected document found',
  'time.started': 'Timer started',
  'time.saved': 'Time recorded',
  'time.changed': 'Recorded time changed',
  'time.removed': 'Recorded time deleted',
  'direct-invoice.issued': 'Invoice without quote issued',
  'mandate.created': 'Power of attorney created',
  'mandate.read': 'Power of attorney opened',
  'mandate.signed': 'Power of attorney signed',
  'mandate.revoked': 'Power of attorney revoked',
  'terms.accepted': 'Terms of engagement accepted',
  'annex.attached': 'Annex attached',
  'annex.read': 'Annex opened',
  'approval.read': 'Approval certificate opened',
  'answer.saved': 'Answer saved',
  'answer.sent': 'Answers sent',
  'figure.proposed': 'Amount proposed',
  'figure.confirmed': 'Amount confirmed',
  'figure.all-confirmed': 'Amounts of a document confirmed',
  'figure.reopened': 'Confirmation of amounts undone',
  'figure.replaced': 'Amount replaced',
  'tax-facts.saved': 'Household details for tax saved',
  'tax-variant.saved': 'Tax variant saved',
  'tax-variant.dropped': 'Tax variant deleted',
  'statement.taken': 'E-tax statement imported',
  'statement.corrected': 'Box of a certificate corrected',
  'statement.left-out': 'E-tax statement excluded',
  'statement.restored': 'E-tax statement included again',
  'transfer.entered': 'Lines marked as entered in the canton’s software',
  'transfer.undone': 'Mark of a line removed',
  'statement.reading-asked': 'E-tax statement queued for reading',
  'assessment.figure': 'Assessed amount entered',
  'assessment.bill': 'Tax bill entered',
  'assessment.advised': 'Recommendation on tax assessment sent',
  'assessment.rest-as-declared': 'Remaining amounts recorded as assessed as declared',
  'message.sent': 'Message sent',
  'message.noted': 'Internal note added to conversation',
  'thread.answer-needed': 'Conversation marked as needing a reply',
  'thread.no-answer-needed': 'Conversation marked as needing no reply',
  'thread.handed-over': 'Conversation handed over',
  'template.saved': 'Reply template saved',
  'template.removed': 'Reply template deleted',
  'reminder.sent': 'Reminder sent',
  'reminder.pause': 'Reminders paused',
  'reminder.resume': 'Reminders resumed',
  'next-year.started': 'Next-year invitations started',
  'next-year.left-out': 'Client excluded from next-year invitations',
  'next-year.taken-back': 'Client included in next-year invitations',
  'appointment.booked': 'Appointment booked',
  'appointment.confirmed': 'Appointment confirmed',
  'appointment.moved': 'Appointment moved',
  'appointment.cancelled': 'Appointment cancelled',
  'appointment.completed': 'Appointment took place',
  'appointment.missed': 'Appointment missed',
  'appointment.noted': 'Appointment note saved',
  'appointment.file-taken-off': 'File removed from appointment',
  'appointment.deleted': 'Appointment deleted',
  'minutes.given-back': 'Minutes restored',
  'absence.added': 'Absence added',
  'absence.removed': 'Absence removed',
  'calendar.saved': 'Working hours saved',
  'calendar-feed.opened': 'Calendar feed created',
  'calendar-feed.closed': 'Calendar feed closed',
  'secret-key.replaced': 'Secret key replaced',
  'api-token.created': 'API token created',
  'api-token.revoked': 'API token revoked',
  'api.clients-read': 'Clients read through the API',
  'api.cases-read': 'Cases read through the API',
  'api.deadlines-read': 'Deadlines read through the API',
  'api.drafts-read': 'Drafts read through the API',
  'api.message-drafted': 'Message drafted through the API',
  'api.refused': 'API call refused: the token lacks the permission',
} as const

const actions = { ...peopleActions, ...workActions, ...officeActions } as const

// Defines the type of audit actions: code can log only an action that has a text here.
declare module '#platform/audit/audit-action.ts' {
  interface AuditActions extends Record<keyof typeof actions, unknown> {}
}

const things = {
  absence: 'Absence',
  'answer-template': 'Reply template',
  'api-token': 'API token',
  application: 'Application',
  appointment: 'Appointment',
  approval: 'Approval',
  'bank-file': 'Bank file',
  campaign: 'Newsletter',
  case: 'Case',
  claim: 'Claim',
  deletion: 'Deletion',
  document: 'Document',
  enquiry: 'Enquiry',
  entry: 'Text',
  export: 'Export',
  'generator-run': 'Generator run',
  'generator-topic': 'Generator topic',
  invoice: 'Invoice',
  lead: 'Enquiry',
  list: 'List',
  message: 'Message',
  'news-item': 'News item',
  'news-run': 'News run',
  'news-source': 'News source',
  order: 'Order',
  payment: 'Payment',
  payout: 'Payout',
  'payout-file': 'Payout file',
  person: 'Person',
  picture: 'Picture',
  product: 'Product',
  discount: 'Discount',
  provider: 'Provider',
  quote: 'Quote',
  dataRetention: 'Data retention',
  setting: 'Setting',
  subscriber: 'Subscriber',
  'tax-statement': 'E-tax statement',
  'mass-message': 'Message to many clients',
  'tax-year': 'Tax year',
  thread: 'Conversation',
} as const

export type AuditWords = {
  actions: Readonly<Record<keyof typeof actions, string>>
  things: Readonly<Record<keyof typeof things, string>>
}

export const audit: AuditWords = { actions, things }

type SignInAction = (typeof signInActionsOfA)[number]

export type SignInWords = {
  actions: Record<SignInAction, string>
  actionOf(action: string): string
  reasonOf(code: string): string
}

const signInActions: SignInWords['actions'] = {
  'sign-in': 'Sign-in',
  'second-factor': 'Two-step verification',
  'sign-out': 'Sign-out',
  'admin-refused': 'Sign-in attempt from a blocked network',
  'password-reset-asked': 'Password reset requested',
  'password-set': 'Password set',
}

const reasons: Readonly<Partial<Record<string, string>>> = {
  'invalid-credentials': 'Wrong username or password',
  'invalid-code': 'Wrong code',
  'not-verified': 'Email address not confirmed yet',
  'not-found': 'Account not found',
  pending: 'Not approved yet',
  invited: 'Invitation not accepted yet',
  suspended: 'Account suspended',
  rejected: 'Account rejected',
  closed: 'Account closed',
  password: 'With a password',
  passkey: 'With a passkey',
  'second factor': 'With two-step verification',
}

const isKnown = (action: string): action is SignInAction => Object.hasOwn(signInActions, action)

export const signIn: SignInWords = {
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

export const backup: BackupWords = {
  kinds: { backup: 'Backup', 'restore-test': 'Restore test' },
  states: { waiting: 'Waiting to start', running: 'Running', done: 'Successful', failed: 'Failed' },
  steps: {
    tables: 'Saving the tables',
    files: 'Saving the files',
    cleaning: 'Removing old backups',
    restoring: 'Restoring to a test database and comparing',
  },
  troubles: {
    'no-place': 'The system is not making backups, because no storage location has been set.',
    'no-owner':
      'The system cannot make backups, because it does not have the database owner’s access. Set DATABASE_OWNER_URL where the worker runs, or schedule etb backup on the server.',
    failed: 'The last backup failed.',
    late: 'The last successful backup is more than 36 hours old.',
    'test-failed': 'The last restore test failed. The latest backup may be unusable.',
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
  test: { subject: string; why: string; text: string }
}

export const notification: NotificationWords = {
  events: {
    messages: 'A client sends a message',
    uploads: 'A client uploads documents',
    moves: 'A client moves a case forward, for example by approving a draft',
    deadlines: 'An objection deadline starts',
    'new-cases': 'A case is opened by an order or by a client’s request',
    assigned: 'Cases are assigned or handed over',
    appointments: 'An appointment is booked, moved or cancelled (we always send reminders)',
    addresses: 'A client changes their address',
    enquiries: 'An enquiry arrives',
    applications: 'An application arrives',
    feeds: 'A news feed is not responding',
    texts: 'A text is waiting for them to review it',
  },
  choices: { now: 'Immediately', daily: 'Once a day', off: 'No email' },
  roles: { owner: 'Owners', admin: 'Admins', adviser: 'Advisers' },
  test: {
    subject: 'Test email: your notifications are working',
    why: 'You are receiving this email because you requested it in Settings.',
    text: 'This is the test email you requested. Staff notifications are reaching this address.',
  },
}

type Reason = Extract<TestOutcome, { ok: false }>['reason']

export type ProviderWords = {
  names: Record<ProviderId, string>
  states: Record<ProviderState, string>
  well: Record<ProviderId, string>
  errors: Record<Reason, string>
}

export const provider: ProviderWords = {
  names: {
    mail: 'Email',
    payments: 'Payments',
    text: 'Text service',
    files: 'File storage',
    scanner: 'Virus scanner',
    backups: 'Backup storage',
    chat: 'Chat',
  },
  states: { connected: 'Connected', 'stand-in': 'Built-in substitute', none: 'Not connected' },
  well: {
    mail: 'The mail server responded and accepted our login details. No email was sent.',
    payments: 'The payment provider responded and recognised our account. Nothing was charged.',
    text: 'The text service responded, and the model is available. No text was generated.',
    files: 'A small file was successfully stored, read and deleted.',
    scanner: 'The scanner passed a harmless text and blocked the EICAR test file.',
    backups: 'The backup storage responded and is readable.',
    chat: '',
  },
  errors: {
    late: 'The provider did not respond in time.',
    failed: 'The test failed.',
    'stand-in': 'A built-in substitute is in use, so there was no provider to test.',
    none: 'No provider is connected, so there is nothing to test.',
  },
}

export type SettingWords = Record<FirmSetting, string> & {
  strangeLines(lines: string[]): string
  wouldLockOut(address: string): string
  maintenanceUntilPast: string
  setConflict(now: string): string
}

const choice = 'Choose one of the two options.'

const account = 'Enter an account number of three to six digits.'

const often = 'Enter a whole number from 0 to 10,000.'

export const setting: SettingWords = {
  secondFactor: choice,
  idleMinutes: 'Enter a whole number of minutes from 5 to 480.',
  alertFailedSignIns: often,
  alertDownloads: often,
  alertRoleChanges: often,
  alertExports: often,
  refundLimit: 'Enter a whole amount in francs from 0 to 100,000.',
  allowList: 'Enter at most 4,000 characters.',
  apiAccess: choice,
  strangeLines: (lines) =>
    `These entries are not valid addresses or networks: ${lines.join(', ')}. Correct or remove them.`,
  wouldLockOut: (address) => `This list would lock you out. Add ${address}, your current address.`,
  setConflict: (now) =>
    `Someone else has set this to “${now.slice(0, 80)}” since you opened this page. Save again to replace it with your own value.`,
  maintenanceMode: choice,
  maintenanceMessage: 'Enter at most 300 characters.',
  maintenanceUntil: 'Enter a date, or a date and a time, or leave it empty.',
  maintenanceUntilPast: 'Enter a time in the future, or leave it empty.',
  quotaMb: 'Enter a whole number of megabytes from 1 to 100,000.',
  reminderFirstDays: 'Enter a whole number of days from 1 to 60.',
  reminderEveryDays: 'Enter a whole number of days from 1 to 60.',
  reminderMax: 'Enter a whole number from 0 to 12.',
  reminderHour: 'Enter a whole hour from 6 to 18.',
  autoGenerateNews: choice,
  newsReview: choice,
  autoGenerateBlog: choice,
  generatedReview: choice,
  generatedReviewer: 'Choose a member of staff.',
  digestMode: 'Choose one of the three options.',
  digestWeekday: 'Choose a day of the week.',
  nextYearInviteOn: 'Enter a date, such as 15.01.2027, or leave this blank.',
  digestHour: 'Enter a whole hour from 0 to 23.',
  emailsPerMinute: 'Enter a whole number from 6 to 6,000.',
  sendFromHour: 'Enter a whole hour from 0 to 23.',
  sendUntilHour: 'Enter a whole hour from 1 to 24.',
  teamShowsStaff: choice,
  fourEyes: choice,
  invoiceForClients: choice,
  invoiceUpToFrancs: 'Enter a whole amount in francs from 0 to 10,000.',
  invoiceOpensCase: choice,
  invoiceDueDays: 'Enter a whole number of days from 5 to 120.',
  hourlyRateFrancs: 'Enter whole francs from 10 to 2,000.',
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
  restoreTestDay: 'Choose a day of the week, or “Never”.',
}

export type SignInPageError = 'username-missing' | 'password-missing' | 'too-long'

export type FactorRefusal = Exclude<SecondFactorRefusal, ReauthRefusal>

export type SignInSignInSignInWords = {
  factor: RefusalWords<FactorRefusal>
  fields: FieldWords<SignInPageError>
}

export const signInSignIn: SignInSignInSignInWords = {
  factor: {
    'not-started': 'You have not started setting this up. Enter your password to begin.',
    'already-on': 'Two-step verification is already on.',
    'not-on': 'Two-step verification is off.',
    demanded: 'Two-step verification is required for all staff. You cannot switch it off.',
  },
  fields: {
    'username-missing': 'Enter your username.',
    'password-missing': 'Enter your password.',
    'too-long': 'This is too long. Check it and try again.',
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

export const panel: PanelWords = {
  clientStatuses: {
    active: 'Active',
    pending: 'Pending approval',
    invited: 'Invited',
    suspended: 'Suspended',
    rejected: 'Rejected',
    closed: 'Closed',
  },
  orderStates: {
    pending: 'Awaiting payment',
    awaiting_transfer: 'Awaiting bank transfer',
    paid: 'Paid',
    paid_review: 'Paid, needs review',
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
    'not-scanned': 'This file has not been scanned for viruses yet. Try again in a minute.',
    infected: 'This file is blocked, because the virus scanner found a virus in it.',
    'store-away': 'The file storage is not responding. Try again in a few minutes.',
    'no-reason': 'Enter a reason. The client will see it in the email.',
    'not-understood': 'Something went wrong. Check what you entered and try again.',
  },
}

export const adminLayout = {
  thisIsNotPossible: 'This is not possible',
  admin: 'Admin',
  restoredCopy: 'This is a restored copy.',
  restoredCopyIsQuiet:
    'No emails are sent, no payments are taken and no jobs run. To put this copy into service, run “etb go-live” on the server and restart the system.',
  notOpenYet: 'The site is not open yet',
  onlyStaffSeeSite: 'Only staff see it. Nothing can be ordered, and emails go to staff only, until an owner opens it.',
  openSetup: 'Open setup',
  maintenanceModeIsOn: 'Maintenance mode is on',
  settings: 'Settings',
  visitorsAndClientsSeeMaintenance: 'Visitors and clients see the maintenance page',
  whichSaysThatWeExpect: (date: string) => `, which says that we expect to be back on ${date}`,
}

export const homePage = {
  today: 'Today',
  signIn: 'Sign in',
  loginError: 'Login Error',
  admin: 'Admin',
  forOurTeamOnly: 'For our team only.',
  username: 'Username',
  orYourEmailAddress: 'Or your email address',
  password: 'Password',
  signingIn: 'Signing in…',
  signIn2: 'Sign In',
  forgotYourPassword: 'Forgot your password?',
  yourCode: 'Your code',
  openYourAuthenticatorAppAnd: 'Open your authenticator app and enter the six-digit code it shows for this account.',
  code: 'Code',
  orOneOfYourRecovery: 'Or one of your recovery codes',
  signInWithAnotherAccount: 'Sign in with another account',
}

export const exportRoute = {
  thisListHasMoreThan: (maxXlsxRows: number) =>
    `This list has more than ${maxXlsxRows} rows, the most an Excel file can hold. Filter the list or export it as CSV.\n`,
}

export const partsDb = {
  you: (name: string) => `${name} (you)`,
  notAssigned: 'Not assigned',
  unknownClient: 'Unknown client',
}

export const foldedList = {
  showAll: (count: number) => `Show all ${count}`,
}

export const filterForm = {
  client: 'Client',
  allFilters: 'All filters',
  search: 'Search',
  clearFilters: 'Clear Filters',
}

export const listKeys = {
  nextRow: 'Next row',
  previousRow: 'Previous row',
  openRow: 'Open the row',
  openPreviewed: 'Open the previewed row on its own page',
  searchList: 'Search this list',
  searchEverything: 'Search everything',
  showShortcuts: 'Show keyboard shortcuts',
  selectRow: 'Select the row',
  keyboardShortcutsForThisList: 'Keyboard shortcuts for this list',
}

export const listMenus = {
  columns: 'Columns',
  show: 'Show',
  export: 'Export',
  csv: 'CSV',
  excelXlsx: 'Excel (XLSX)',
  signedJsonLines: 'Signed (JSON lines)',
}

export const listPages = {
  rangeOf: (range: string, total: number) => `${range} of ${total}`,
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
}

export const listTable = {
  selectAll: 'Select all',
}

export const listView = {
  filterByStatus: 'Filter by status',
  clearFilters: 'Clear Filters',
  filteredBy: 'Filtered by',
  removeFilter: 'Remove filter',
  savedViews: 'Saved views',
  saveView: 'Save view',
}

export const viewsPage = {
  you: 'You',
  wholeTeam: 'Whole team',
  wholeTeamSavedBy: (name: string) => `Whole team, saved by ${name}`,
  yes: 'Yes',
  share: 'Share',
  remove: 'Delete',
  savedViews: 'Saved views',
  saveView2: 'Save a view',
  nameText: 'Name',
  viewKeepsYourCurrentFilters: 'The view will keep your current filters, sorting and columns.',
  viewShowsListWithoutFilters: 'The view will show the list without filters.',
  shareWithWholeTeam: 'Share with the whole team',
  saveView: 'Save view',
  viewsOf: (title: string) => `Views of ${title}`,
  youHaveNoSavedViews: 'You have no saved views yet.',
  view: 'View',
  visibleTo: 'Visible to',
  default: 'Default',
  actions: 'Actions',
  removeAsDefault: 'Remove as default',
  makeDefault: 'Make default',
  stopSharing: 'Stop sharing',
}

export const menu = {
  entries: {
    today: 'Today',
    inbox: 'Inbox',
    clients: 'Clients',
    cases: 'Cases',
    calendar: 'Calendar',
    money: 'Money',
    shop: 'Shop',
    site: 'Site',
    firm: 'Firm',
  },
  tabs: {
    toDo: 'To do',
    deadlines: 'Deadlines',
    activity: 'Recent activity',
    messages: 'Messages',
    enquiries: 'Enquiries',
    applications: 'Applications',
    clients: 'All clients',
    deletions: 'Deletion requests',
    taxCases: 'Tax Cases',
    tasks: 'Tasks',
    documents: 'Documents',
    nextYear: 'Next year',
    week: 'Calendar',
    hours: 'Hours and absences',
    appointmentTypes: 'Appointment types',
    toDecide: 'To decide',
    orders: 'Orders',
    quotes: 'Quotes',
    invoices: 'Invoices',
    payments: 'Payments',
    products: 'Products',
    discounts: 'Discounts',
    checklists: 'Checklists',
    content: 'Content',
    news: 'News',
    newsletter: 'Newsletter',
    claims: 'Claims',
    staff: 'Staff',
    settings: 'Settings',
    jobs: 'Jobs and health',
    reports: 'Reports',
    security: 'Security',
  },
}

export const notices = {
  done: {
    'case-opened': ['Case opened', 'The client will get an email, and we will notify the assigned adviser.'] as const,
    'order-joined': [
      'Order added to the case',
      'The client gets an email. The checklist shows what is missing.',
    ] as const,
    'opening-retried': [
      'Opening started again',
      'The cases usually open within seconds. Reload this page to see them.',
    ] as const,
    'second-case-opened': ['Second case opened', 'Your reason is in its log. The client gets an email.'] as const,
    'client-saved': ['Client saved', 'The client can see the change in their profile.'] as const,
    'client-invited': ['Client invited', 'The link in the email will work for 30 days.'] as const,
    'add-task': ['Task added', 'It is shown on Today of the chosen person.'] as const,
    'task-done': ['Task done', 'It is no longer on Today.'] as const,
    'task-open': ['Task reopened', 'It is shown on Today again.'] as const,
    'note-saved': ['Note saved', 'Our team can read it, but the client cannot.'] as const,
    'export-asked': [
      'Archive requested',
      'You will get an email when it is ready. You can then download it for seven days.',
    ] as const,
    'clients-merged': [
      'Accounts merged',
      'Everything is now in this account, and the client will get an email.',
    ] as const,
    'told-apart': ['Kept as two clients', 'We will no longer suggest that they are the same person.'] as const,
    moved: [
      'Case moved',
      'The move is recorded in the case log. If the step affects the client, we have notified them.',
    ] as const,
    assigned: ['Case assigned', 'The adviser will get an email, unless they assigned the case to themselves.'] as const,
    priority: ['Priority set', 'Clients cannot see it.'] as const,
    'due-date': ['Due date set', 'The client can see it in the portal.'] as const,
    extension: [
      'Deadline extension recorded',
      'The client can see it in the case. If the deadline has changed, they will also get an email.',
    ] as const,
    'timer-started': ['Timer started', 'It keeps running until you stop it, even if you close this page.'] as const,
    'time-saved': ['Time saved', 'It can be invoiced.'] as const,
    'time-removed': ['Time deleted', 'It is no longer on this case.'] as const,
    'invoice-issued': ['Invoice issued', 'The client will get it by email as soon as the PDF is ready.'] as const,
    'mandate-created': ['Power of attorney created', 'Everyone who must sign will get an email with a link.'] as const,
    'mandate-revoked': ['Power of attorney revoked', 'New letters will not enclose it.'] as const,
    'objection-written': [
      'Objection letter created',
      'You will find it in the case documents. Print it, sign it and post it before the deadline.',
    ] as const,
    'figure-entered': ['Amount entered', 'It is confirmed, and the client can see it in the portal.'] as const,
    'figure-confirmed': ['Amount confirmed', 'The client can see it in the portal.'] as const,
    'figures-confirmed': ['Amounts confirmed', 'The client can see them in the portal.'] as const,
    'reading-asked': [
      'Statement queued for reading',
      'The result will appear with the e-tax statements in a moment.',
    ] as const,
    'statement-released': ['Amounts imported', 'They are proposals until you confirm them.'] as const,
    'statement-left-out': [
      'Statement excluded',
      'Its amounts are no longer included. You can include it again at any time.',
    ] as const,
    'box-corrected': ['Box corrected', 'The certificate was checked again, and its proposals have changed.'] as const,
    'statement-restored': ['Statement included again', 'Its amounts are proposals until you confirm them.'] as const,
    'tax-facts-saved': ['Household saved', 'We have recalculated the tax using these details.'] as const,
    'summary-made': [
      'Tax summary attached',
      'The client will get it with the draft and can approve both together.',
    ] as const,
    'variant-saved': ['Variant saved', 'It is shown next to the current amounts, which have not changed.'] as const,
    'variant-dropped': ['Variant deleted', 'The current amounts have not changed.'] as const,
    'assessed-entered': ['Amount entered', 'It is shown next to the declared amount.'] as const,
    'assessed-rest': [
      'Entered as declared',
      'You can still enter any amount that the tax office has changed.',
    ] as const,
    'bill-entered': ['Bills saved', 'They are now compared with our calculation.'] as const,
    advised: [
      'Recommendation sent',
      'The client will get an email asking them to review the differences and decide.',
    ] as const,
    'figure-removed': ['Amount removed', 'It is no longer included, but its history has been kept.'] as const,
    reminders: ['Reminders changed', 'The case shows when the next reminder will be sent.'] as const,
    'mass-message-cancelled': ['Message cancelled', 'Clients who were still waiting will not get it.'] as const,
    'bulk-done': ['Cases changed', 'All selected cases were changed.'] as const,
    accepted: ['Document accepted', 'The case checklist shows it as accepted.'] as const,
    rejected: ['Document sent back', 'The client will get an email with your reason.'] as const,
    undone: [
      'Decision undone',
      'You can now make a new decision about the document. We have not notified the client.',
    ] as const,
    'not-needed': ['Item not needed', 'It is no longer required on the checklist.'] as const,
    needed: ['Item needed', 'It is required on the checklist again.'] as const,
    requested: ['Documents requested', 'The client will get an email listing them.'] as const,
    'item-added': ['Item added', 'It is on the checklist. We have not emailed the client.'] as const,
    'item-changed': ['Item changed', 'The client can see it in the case.'] as const,
    'extension-written': [
      'Letter created',
      'You find it below as a PDF, which the client can see, and as a Word file for you.',
    ] as const,
    dismissed: ['No new copy needed', 'The client is no longer asked to send this document again.'] as const,
    'not-placed': ['Document no longer assigned', 'You can move it to another item at any time.'] as const,
    placed: ['Document assigned', 'It is listed under its checklist item.'] as const,
    'checklist-saved': ['Checklist saved', 'It will apply to all cases opened from now on.'] as const,
    'product-saved': ['Product saved', 'The store now shows your changes. Open orders keep their prices.'] as const,
    'product-hidden': [
      'Product saved and hidden',
      'It has been removed from the store and from carts, but stays in open orders.',
    ] as const,
    'product-archived': [
      'Product saved and archived',
      'It has been removed from the store and from carts, but stays in open orders.',
    ] as const,
    'product-created': ['Product created', 'It is hidden. Complete it, then publish it.'] as const,
    'variant-added': [
      'Variant added',
      'If the product is published, the variant is now available in the store.',
    ] as const,
    'price-planned': [
      'Price scheduled',
      'It will take effect automatically, and the store pages will show it.',
    ] as const,
    'plan-withdrawn': ['Scheduled price withdrawn', 'The current price is shown below.'] as const,
    'product-placed': ['Product moved', 'The store now shows the products in the new order.'] as const,
    'year-made': ['Tax year created', 'It is a draft. Check its prices, then publish it.'] as const,
    'year-priced': ['Prices saved', 'The tax year is still a draft.'] as const,
    'year-published': ['Tax year published', 'It is on sale now, first in the list of tax years.'] as const,
    'year-was-made': [
      'Tax year already exists',
      'Every package already has this tax year. Nothing was added.',
    ] as const,
    uploaded: ['Document uploaded', 'It is saved in the case.'] as const,
    'thread-noted': ['Note saved', 'The whole team can read it, but the client cannot.'] as const,
    'no-answer': [
      'Marked as needing no reply',
      'No one needs to reply to the conversation any more. You can undo this in the conversation.',
    ] as const,
    'answer-needed': [
      'Marked as needing a reply',
      'The conversation is waiting for us again, with the same response deadline as before.',
    ] as const,
    'handed-over': ['Conversation handed over', 'It now belongs to its new owner.'] as const,
    'api-token-revoked': ['Token revoked', 'Programs can no longer use it.'] as const,
    'draft-saved': ['Draft saved', 'You will find it in the conversation when you come back.'] as const,
    template: ['Templates changed', 'The whole team can use them from now on.'] as const,
    sent: ['Message sent', 'We will email the client to say that they have a message.'] as const,
    approved: ['Client approved', 'The client can now sign in and will get an email.'] as const,
    refused: ['Registration rejected', 'The client will get an email with the reason.'] as const,
    suspended: ['Client suspended', 'The client has been signed out everywhere.'] as const,
    'household-ended': ['Sharing ended', 'Nothing is shared any more, and both people will get an email.'] as const,
    'deletion-decided': ['Decision saved', 'It will take effect when the deletion is carried out.'] as const,
    'deletion-held': ['Deletion put on hold', 'The client will get an email with the reason.'] as const,
    reinstated: ['Client reinstated', 'The client can sign in again and will get an email.'] as const,
    'order-paid': ['Order marked as paid', 'We are opening its cases. The buyer will get a confirmation.'] as const,
    'refund-asked': [
      'Refund requested',
      'The payment provider will make the refund. The order will be updated once it is confirmed.',
    ] as const,
    'bank-file': ['File uploaded', 'This page shows its progress. You can leave the page.'] as const,
    'bank-files': ['Files uploaded', 'We are importing them. Each is listed below.'] as const,
    'bank-file-known': [
      'This file has already been uploaded',
      'Nothing was imported twice. The earlier result is shown here.',
    ] as const,
    'bank-file-confirmed': ['Account confirmed', 'We are importing the file.'] as const,
    'bank-file-discarded': ['File discarded', 'None of its payments were imported.'] as const,
    'payment-entered': ['Payment entered', 'If it does not match an invoice, you will find it listed below.'] as const,
    'payment-decided': ['Decision saved', 'The payment is listed under “Payments received”.'] as const,
    'payment-to-return': [
      'Payment will be returned',
      'It is listed under “Payments to make”. If we know which account it came from, it will go back to that account.',
    ] as const,
    'invoice-cancelled': [
      'Invoice cancelled',
      'The buyer will get a credit note. The spaces are available again.',
    ] as const,
    'payout-file': ['File created', 'Download it below and upload it to your bank.'] as const,
    'payout-named': ['Account saved', 'The payment will be included in the next file for the bank.'] as const,
    'payout-account-waits': [
      'Waiting for a second person',
      'A second person must confirm this account. We have emailed its last four digits to the buyer.',
    ] as const,
    'payout-account-dropped': ['Account unchanged', 'The payment will go to the previous account.'] as const,
    'payout-paid': ['Payment recorded', 'We are creating the credit note. The buyer will get an email.'] as const,
    'payout-cancelled': [
      'Payment cancelled',
      'The payment will not be made. If it was a refund, the buyer will get an email with your reason.',
    ] as const,
    'payout-returned': [
      'Return recorded',
      'A new payment has replaced it. We will ask for new account details.',
    ] as const,
    'refund-sent': [
      'Refund on its way',
      'The payment provider will make it, or it will be in our next bank transfer. The buyer will get an email.',
    ] as const,
    'refund-waits': [
      'Refund needs confirmation',
      'A second person (an admin or owner) must confirm it on this page.',
    ] as const,
    'refund-declined': [
      'Refund declined',
      'If the client requested it, they will get an email with your answer.',
    ] as const,
    'late-dismissed': ['Package marked as not late', 'Your reason has been saved with the case.'] as const,
    'first-asked': [
      'Refund requested',
      'The payment provider will make the refund. The buyer will get an email.',
    ] as const,
    'first-not-due': ['Discount marked as not due', 'Your reason has been saved with the order.'] as const,
    'discount-accepted': ['Discount accepted', 'The order will stay as it was paid.'] as const,
    'promotion-made': ['Discount created', 'It will apply from its start date and time.'] as const,
    'promotion-ended': ['Discount ended', 'Open orders will keep it, but new orders will not get it.'] as const,
    'quote-saved': ['Draft saved', 'Only our team can see it until you send it.'] as const,
    'quote-sent': ['Quote sent', 'The client will get an email and can read the quote in the portal.'] as const,
    'quote-withdrawn': ['Quote withdrawn', 'The client can no longer accept it.'] as const,
    'quote-revised': ['New version started', 'The previous version will stay valid until you send this one.'] as const,
    'talk-booked': ['Appointment booked', 'The client will get an email with a calendar file.'] as const,
    'talk-moved': ['Appointment moved', 'The client will get an email with the new time.'] as const,
    'talk-changed': ['Appointment changed', 'If the change affects the client, they will get an email.'] as const,
    'talk-noted': ['Note saved', 'The client cannot see it.'] as const,
    'calendar-saved': ['Calendar saved', 'The available times have been updated.'] as const,
    enquiry: ['Enquiry changed', 'The whole team can see its new status.'] as const,
    'enquiry-answered': ['Answer sent', 'We are sending it by email. Replies will go to our inbox.'] as const,
    'enquiry-linked': ['Enquiry linked', 'It is on the client’s page now.'] as const,
    'enquiry-unlinked': ['Link removed', 'The enquiry is no longer on the client’s page.'] as const,
    'enquiry-reply': ['Reply saved', 'The enquiry is waiting for an answer.'] as const,
    'application-answered': [
      'Answer sent',
      'We are sending it by email. Replies will go to the applications inbox.',
    ] as const,
    'application-reply': ['Reply saved', 'The applicant is waiting for an answer.'] as const,
    'application-settled': ['Marked as needing no answer', 'The applicant is no longer listed as waiting.'] as const,
    'application-waits': ['Marked as needing an answer', 'The applicant is waiting for an answer.'] as const,
    'application-moved': ['Application moved', 'The change is recorded in the application log.'] as const,
    'application-noted': ['Note saved', 'Everyone with access to applications can read it.'] as const,
    'application-restored': ['Marked as not spam', 'We are sending the applicant a confirmation.'] as const,
    'application-deleted': ['Application deleted', 'Its CV, notes and emails have been deleted too.'] as const,
    'news-run': ['News run started', 'It is running in the background. This page shows its progress.'] as const,
    'feed-fetched': ['Feed read', 'New items are waiting to be rewritten.'] as const,
    'source-saved': ['Source saved', 'Your settings will apply the next time we read it.'] as const,
    'news-item': ['News item changed', 'If it is published, readers can now see the change.'] as const,
    'generator-started': [
      'Article started',
      'It is being written in the background. This page shows the progress.',
    ] as const,
    'generator-running': ['An article is already being written', 'This page shows its progress.'] as const,
    'topic-saved': ['Topic saved', 'It will apply from the next article onwards.'] as const,
    'entry-made': ['Draft created', 'Only staff can see it until it has been published.'] as const,
    'entry-saved': ['Text saved', 'Readers will not see this version until it has been published.'] as const,
    'entry-submitted': ['Submitted for review', 'Anyone who can publish will find it under “In review”.'] as const,
    'entry-published': ['Text published', 'The public pages are being updated.'] as const,
    'entry-scheduled': [
      'Text scheduled',
      'This version will be published or withdrawn at the time you chose (Swiss time).',
    ] as const,
    'entry-unscheduled': ['Schedule removed', 'Nothing will be published or withdrawn automatically.'] as const,
    'entry-withdrawn': ['Text withdrawn', 'Its address now says that the page is no longer available.'] as const,
    'entry-sent-back': ['Back to draft', 'It is no longer waiting to be reviewed.'] as const,
    'entry-reopened': ['Text reopened', 'It is a draft again. Readers cannot see it.'] as const,
    'entry-restored': [
      'Version restored',
      'It is now the latest version. The versions in between have been kept.',
    ] as const,
    'picture-saved': ['Picture saved', 'To use it, copy the line below the picture and paste it into a text.'] as const,
    'program-taken': [
      'Suggested text used',
      'It is now the latest version. Readers will see it once it has been published.',
    ] as const,
    'program-left': ['Suggested text dismissed', 'We will not suggest it again unless it changes.'] as const,
    'letter-saved': ['Newsletter saved', 'The preview shows how it will look.'] as const,
    'letter-dropped': ['Draft deleted', 'Nothing was sent.'] as const,
    'letter-tested': [
      'Test email on its way',
      'We are sending it to your own address in the same way as the newsletter.',
    ] as const,
    'campaign-started': ['Sending started', 'This page shows the progress.'] as const,
    'campaign-pause': ['Sending paused', 'No more emails will be sent until you resume.'] as const,
    'campaign-resume': ['Sending resumed', 'Subscribers who have not had the newsletter yet will now get it.'] as const,
    'campaign-cancel': ['Sending cancelled', 'No one else will get this newsletter.'] as const,
    'campaign-send-doubtful': [
      'Sending again',
      'Subscribers whose delivery was uncertain may get the newsletter twice.',
    ] as const,
    'next-year-started': [
      'Invitations started',
      'We are preparing the emails. This page shows how many are ready.',
    ] as const,
    'left-out': ['Client excluded', 'This client will not get an invitation for this year.'] as const,
    'taken-back': ['Client included', 'This client will be invited with the others.'] as const,
    'subscriber-barred': [
      'Address blocked',
      'We will no longer send anything to this address, even if someone subscribes with it again.',
    ] as const,
    'subscriber-released': [
      'Address unblocked',
      'We will not send anything to this address until its owner subscribes again.',
    ] as const,
    'report-stopped': ['Report recorded', 'We will no longer send anything to this address.'] as const,
    'report-noted': ['Report recorded', 'This email was not delivered, but the subscription will continue.'] as const,
    'verification-asked': [
      'Verification started',
      'It is running in the background. This page will show the result.',
    ] as const,
    'view-saved': ['View saved', 'You will find it above the list.'] as const,
    'view-changed': ['View changed', 'The change will apply the next time you open the list.'] as const,
    'staff-invited': ['Invitation sent', 'The link in the email will work for seven days.'] as const,
    'staff-withdrawn': [
      'Invitation withdrawn',
      'The link no longer works, and the email address can be used again.',
    ] as const,
    'staff-profile': ['Profile saved', 'If staff are shown on the team page, the change will appear there.'] as const,
    'staff-role': ['Role changed', 'It applies immediately. This person and all owners will get an email.'] as const,
    'staff-suspended': [
      'Staff member suspended',
      'This person has been signed out everywhere. Their cases will stay with them until you hand them over. The calendar lists their upcoming appointments.',
    ] as const,
    'staff-taken-back': ['Suspension ended', 'They can sign in again and will get an email.'] as const,
    'staff-handed-over': ['Cases handed over', 'Their new adviser will get an email.'] as const,
    'deputy-set': ['Deputy set', 'The deputy sees and handles these cases on the chosen days.'] as const,
    'deputy-ended': ['Deputy ended', 'The deputy no longer sees these cases.'] as const,
    'staff-capacity': [
      'Limit and rate saved',
      'The limit will be shown next to the name when you assign a case.',
    ] as const,
    'staff-sessions': ['Sessions ended', 'This person will have to sign in again on those devices.'] as const,
    'reset-asked': ['Reset requested', 'Two other people must confirm it before it takes effect.'] as const,
    'reset-confirmed': ['Reset confirmed', 'One more person must confirm it.'] as const,
    'reset-done': ['Two-step verification reset', 'They will need to set it up again when they next sign in.'] as const,
    'reset-withdrawn': ['Reset withdrawn', 'Two-step verification will stay as it is.'] as const,
    settings: ['Settings saved', 'They apply immediately.'] as const,
    'test-payment-refunded': ['Test payment refunded', 'It may take a few days to appear on your card.'] as const,
    'site-opened': ['The site is open', 'Visitors can see it and place orders.'] as const,
    claim: ['Evidence saved', 'The public pages are being updated.'] as const,
    company: ['Company data saved', 'Pages, emails and documents will use it from now on.'] as const,
    'provider-tested': ['Test passed', 'The result is shown with its date.'] as const,
    'test-letter': [
      'Test email on its way',
      'We are sending it to your own address in the same way as all other emails.',
    ] as const,
    'job-retried': ['The job runs again', 'It stays in the list until it succeeds.'] as const,
    'job-discarded': ['Job discarded', 'The log shows the reason.'] as const,
    'backup-asked': ['Backup requested', 'It will run in the background. This page shows its progress.'] as const,
    'restore-test-asked': [
      'Restore test requested',
      'It will run in the background. This page shows its progress.',
    ] as const,
    'second-factor-on': [
      'Two-step verification is on',
      'From now on, you will also need a code from your app to sign in.',
    ] as const,
    'second-factor-off': [
      'Two-step verification is off',
      'From now on, you will sign in with your password only.',
    ] as const,
  },
  loggedOut: 'Logged Out',
  youHaveBeenLoggedOut: 'You have been logged out.',
  welcomeAdmin: 'Welcome, Admin!',
  youAreSignedIn: (firstName: string) => `You are signed in, ${firstName}.`,
  bypassSuccessful: 'Bypass Successful',
  youAreSignedInAs: (firstName: string) => `You are signed in as ${firstName}.`,
}

export const reportsExportRoute = {
  chf: (name: string) => `${name} (CHF)`,
}

export const figuresPage = {
  span: (from: string, to: string) => `${from} to ${to}`,
  reports: 'Reports',
  todaysWorkloadAndResultsBy: 'Today’s workload and results by month.',
  advisersCapacity: 'Advisers’ capacity',
  timeAndRates: 'Time and realised hourly rate',
  timeAndRatesHint:
    'Cases with time recorded in the last 12 months, least profitable first. Invoiced is without VAT and after credit notes.',
  noTime: 'No time has been recorded yet.',
  case: 'Case',
  client: 'Client',
  hours: 'Time',
  invoicedNet: 'Invoiced, net',
  rate: 'Per hour',
  notInvoiced: 'Not invoiced',
  hoursOf: (minutes: number) => `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`,
  appointmentsToday: 'Appointments today',
  documentsToReview: 'Documents to review',
  messagesToAnswer: 'Messages to reply to',
  enquiriesToAnswer: 'Enquiries to answer',
  periods: 'Periods',
  from: 'From',
  to: 'To',
  mmYyyy: 'MM.YYYY',
  show: 'Show',
  exportCsv: 'Export CSV',
}

export const monthPanels = {
  revenue: 'Revenue',
  eachPaymentIsIncludedIn:
    'Each payment is included in the month in which we received it. Refunds are deducted from the same month.',
  revenueByMonthNetTable: (span: string, amount: string) =>
    `Revenue by month, ${span}: ${amount} net. The table below has the figures.`,
  fromEnquiryToFiling: 'From enquiry to filing',
  eachStepIsIncludedIn: 'Each step is included in the month in which it took place. We do not track visits.',
  byMonthTableBelowHas: (span: string, summary: string) =>
    `By month, ${span}: ${summary}. The table below has the figures.`,
  figuresAsTable: 'Figures as a table',
  month: 'Month',
}

export const contentSourceDb = {
  untitled: 'Untitled',
}

export const officeSourcesDb = {
  order: (number: number) => `Order ${number}`,
}

export const publicSourcesDb = {
  enquiry: (name: string, number: number) => `${name}, enquiry ${number}`,
  application: (name: string, number: number) => `${name}, application ${number}`,
}

export const searchPage = {
  allResults: 'All results',
  search: (groups: string) => `Search: ${groups}`,
  search2: 'Search',
  whatAreYouLookingFor: 'What are you looking for?',
  nameNumberEmailPhoneMessage: 'Name, number, email, phone, message text or file name',
  noResultsForTryFewer: (submitted: string) => `No results for “${submitted}”. Try fewer words, or part of a word.`,
  all: (count: number, text: string) => `All ${count}${text}`,
  resultsIn: (name: string) => `results in ${name}`,
  theseAreBestResultsAdd: (count: number) => `These are the ${count} best results. Add a word to narrow the search.`,
}

export const secondFactorPage = {
  twoStepVerification: 'Two-step verification',
}

export const auditColumns = {
  from: 'From',
  to: 'To',
  time: 'Time',
  user: 'User',
  ip: 'IP',
}

export const auditList = {
  by: 'by',
  knownAddress: 'known address',
  actedFor: 'for',
  yes: 'yes',
  no: 'no',
  outcomes: { success: 'Successful', failed: 'Failed', denied: 'Denied' },
  security: 'Security',
  person: 'Person',
  action: 'Action',
  suchAsRoleChangedOr: 'For example, “role changed” or “case.”',
  result: 'Result',
  allResults: 'All results',
  readAccess: 'Read access',
  includeReadAccess: 'Include read access',
  excludeReadAccess: 'Exclude read access',
  onlyReadAccess: 'Only read access',
  record: 'Record',
  recordId: 'Record ID',
  recordType: 'Record type',
  showOnlyThisAction: 'Show only this action',
  record2: 'Record',
  allEntriesForRecord: (object: string) => `All entries for record ${object}`,
  allEntries: 'All entries',
  details: 'Details',
  request: 'Request',
  noEntries: 'No entries',
  noEntriesMatchYourFilters: 'No entries match your filters.',
}

export const auditPage = {
  signInLog: 'Sign-in log',
  verifyLog: 'Verify log',
  checkSignedExport: 'Check a signed export',
  checkSignedExportWith: 'Check a signed export with',
  verifyExportCommand: 'etb verify-export',
  onThisServerOrOn: ' on this server, or on any computer with this public key:',
  keysOfEarlierExports: 'Exports from before the secret key was replaced were signed with an earlier key:',
  weAreVerifyingLog: 'We are verifying the log',
  everyRowIsBeingRecalculated: 'We are recalculating every row. The result will appear here when it is ready.',
  verifiedOnFor: (date: string, by: string) => `Verified on ${date} for ${by}.`,
  logIsCompleteAndUnchanged: 'The log is complete and unchanged',
  noneOfRowsWasChanged: (rows: string, when: string) =>
    `None of the ${rows} rows has been changed, removed or inserted. ${when}`,
  logWasTamperedWithAt: (firstBrokenId: number) => `The log has been tampered with at row ${firstBrokenId}`,
  ofRowsThisIsFirst: (rows: string, when: string) =>
    `Of ${rows} rows, this is the first with the wrong content, link, number or seal. Compare it with a backup. ${when}`,
}

export const signInList = {
  statuses: { success: 'Successful', failed: 'Failed' },
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
  noSignInsMatchYour: 'No sign-ins match your filters.',
}

export const signInsPage = {
  auditLog: 'Audit log',
}

export const savedFormPage = {
  notSentYet: 'Not sent yet',
  yourSessionHadExpiredWhen: 'Your session had expired when you sent this form',
  nothingWasChangedCheckWhat:
    'Nothing was changed. Check what you entered and send it now. You will need to choose any files again.',
  sendNow: 'Send now',
  backWithoutSending: 'Back without sending',
}

export const savedValues = {
  yourSessionHadExpiredWhen: 'Your session had expired when you sent this form',
  nothingWasChangedWhatYou:
    'Nothing was changed. What you entered is back in the form: check it and send it again. You will need to choose any files again.',
  formIsNoLongerOn: 'The form is no longer on this page.',
  showWhatYouEntered: 'Show what you entered',
}

export const sessionWarning = {
  areYouStillThere: 'Are you still there?',
  youWillBeSignedOut: (time: string | null) =>
    time
      ? `You will be signed out at ${time} unless you choose to stay signed in.`
      : 'You will be signed out shortly unless you choose to stay signed in.',
  staySignedIn: 'Stay signed in',
  youHaveBeenSignedOut: 'You have been signed out',
  whatYouEnteredIsStill:
    'What you entered is still on this page. Sign in again in a new tab, then come back and continue.',
  continue: 'Continue',
  signIn: 'Sign in',
}

export const backupsPage = {
  days: 'days',
  backups: 'Backups',
  notSet: 'not set',
  anotherBackupOrRestoreTest: 'Another backup or restore test is running. Try again once it has finished.',
  backupsAndRestoreTests: 'Backups and restore tests',
  backUpNow: 'Back up now',
  testRestoreNow: 'Test restore now',
  dailyBackups: 'Daily backups',
  saveSettings: 'Save settings',
  backupsAreNotEncryptedBecause: 'Backups are not encrypted, because BACKUP_KEY has not been set on the server.',
  storageLocation: 'Storage location',
  backupDirWhichIsNot: 'BACKUP_DIR, which is not set',
  enterFolderOnWorkersServer: (configured: string) =>
    `Enter a folder on the worker’s server, or s3://bucket/prefix to use the keys in the configuration. Leave blank to use ${configured}.`,
  swissTimeBackupStartsAt: 'Swiss time. The backup starts at this time or shortly afterwards.',
  whenOnOneBackupIs:
    'When this is on, any available worker makes one backup a day. If it misses the set time, it makes the backup later.',
  time: 'Time',
  storageLocationIsOnlyOwner: (time: string, address: string) =>
    `${time} The storage location is ${address}; only an owner can change it.`,
  keptFor: 'Kept for',
  newestBackupOfEachDay:
    'We keep the latest backup from each day for this many days. The privacy notice promises no more than 90.',
  restoreTest: 'Restore test',
  newestBackupIsRestoredInto:
    'We restore the latest backup to a test database, then compare the counts and checksums of rows and files.',
}

export const runTable = {
  countOf: (done: number | null, total: number) => `${done ?? 0} of ${total}`,
  noBackupHasBeenMade: 'No backup has been made yet',
  backupsAndRestoreTestsNewest: 'Backups and restore tests, newest first',
  type: 'Type',
  date: 'Date',
  duration: 'Duration',
  size: 'Size',
  result: 'Result',
  rowsAndFiles: (rows: string, files: string) => `${rows} rows and ${files} files`,
  withNewFiles: (counts: string, newFiles: string) => `${counts}; new files copied: ${newFiles}.`,
  countsAndChecksumsMatchBackup: (counts: string) => `${counts}: counts and checksums match the backup.`,
}

export const notificationsPage = {
  emailNotifications: 'Email notifications',
  emailsAboutSignInsRoles:
    'We always send emails about sign-ins, roles, infected files and failed backups immediately. Events set to “Once a day” are combined into one email, sent in the late afternoon.',
  emailsToStaffByEvent: 'Emails to staff, by event and role',
  event: 'Event',
  saveSettings: 'Save settings',
  testEmail: 'Test email',
  weWillSendItTo: (address: string) => `We will send it to ${address}.`,
  sendTestEmail: 'Send test email',
}

export const listProviders = {
  notSet: 'not set',
  mailServerAtSender: (hostname: string, MAIL_FROM: string) => `The mail server at ${hostname}, sender ${MAIL_FROM}.`,
  repliesComeTo: (domain: string) => `Clients can answer messages by email to ${domain}.`,
  repliesAreOff: 'Clients answer in the portal. Set INBOUND_EMAIL_DOMAIN to receive replies by email.',
  emailsStayInOutboxAnd:
    'Emails stay in the outbox and are not sent. Set SMTP_URL and MAIL_FROM to connect a mail server.',
  stripeCheckout: 'Stripe Checkout.',
  sandboxNoRealMoneyIs: 'The sandbox: no real money is charged.',
  modelUpToTextsDay: (AI_MODEL: string | null | undefined, NEWS_DRAFTS_PER_DAY: number) =>
    `The model ${AI_MODEL}, up to ${NEWS_DRAFTS_PER_DAY} texts a day.`,
  builtInSubstituteThatShortens: 'A built-in substitute that shortens texts.',
  newsIsShownAsOriginal: 'News is shown as “Original Source”. Set AI_PROVIDER to connect a text service.',
  objectStorageAtEncrypted: (hostname: string) => `The object storage at ${hostname}, encrypted.`,
  folderOnThisServerEncrypted: 'A folder on this server, encrypted.',
  filesCanBeDownloadedOnce: 'Files can be downloaded once they have been scanned and no virus has been found.',
  filesCanBeDownloadedWithout: 'Files can be downloaded without a virus scan. Set CLAMD_URL to connect a scanner.',
  backupsAreStoredIn: (address: string) => `Backups are stored in ${address}.`,
  noBackupStorageIsSet: 'No backup storage has been set. See the “Backups” tab.',
  noWhatsappNumber: 'The company data have no WhatsApp number, so no page links to WhatsApp.',
  linkThatOpensWhatsappWith: (whatsapp: string) =>
    `A link that opens WhatsApp with ${whatsapp}. Nothing runs on our server, so there is nothing to test.`,
}

export const providersPage = {
  providers: 'Providers',
  providersAndTheirStatus: 'Providers and their status',
  provider: 'Provider',
  status: 'Status',
  configuration: 'Configuration',
  test: 'Test',
  nothingToTest: 'Nothing to test',
  thisTookMs: (well: string, milliseconds: number) => `${well} This took ${milliseconds} ms.`,
  response: (payload: string) => `Response: ${payload}`,
}

export const tryProvider = {
  falseAlarm: 'The scanner reported a harmless text as infected.',
  missedTestFile: 'The scanner did not report the EICAR test file.',
  storeChanged: 'The file read back was different from the file stored.',
  harmlessTestText: 'Harmless test text.',
  test: (key: string) => `Test, ${key}`,
}

export const settingsForms = {
  suffixMinutes: 'minutes',
  suffixMb: 'MB',
  suffixWorkingDays: 'working days',
  suffixReminders: 'reminders',
  suffixOclock: 'o’clock',
  suffixChf: 'CHF',
  suffixPerHour: 'per hour',
  work: 'Work',
  reminders: 'Reminders to clients',
  news: 'News',
  signIn: 'Sign-in',
  saveSettings: 'Save settings',
  saveSecurity: 'Save security settings',
  n2faForAllAdminUsers: '2FA for all admin users',
  whenRequiredStaffWithoutTwo:
    'When this is required, staff without two-step verification must set it up before they can open anything else.',
  required: 'Required',
  off: 'Off',
  fourEyes: 'Review by a second person',
  personWhoSubmittedReturn:
    'When on, a person who submitted a return for review or uploaded its draft cannot request the client’s approval. Someone else has to.',
  staffOnTeamPage: 'Staff on the team page',
  whenOnTeamPageShows:
    'When this is on, the team page shows all staff who have chosen to appear on it, with their languages and specialities.',
  sessionTimeout: 'Session timeout',
  staffAreSignedOutAfter: 'Staff are signed out after this period of inactivity, and after 12 hours in any case.',
  documentStorage: 'Document storage',
  mostEachClientCanStore: 'The most that each client can store with us, across all cases.',
  sendFirstReminderAfter: 'Send first reminder after',
  workingDaysAfterDayWe: 'Working days after the day on which we request something from the client.',
  sendFurtherRemindersEvery: 'Send further reminders every',
  alsoInWorkingDaysOne: 'Also in working days. Each reminder is a single email listing everything that is missing.',
  sendAtMost: 'Send at most',
  enter0ToSendNo: 'Enter 0 to send no reminders.',
  sendRemindersFrom: 'Send reminders from',
  swissTimeOnWorkingDays: 'Swiss time, on working days only.',
  autoGenerateNews: 'Auto-generate news',
  whenOnSystemReadsFeeds: 'When this is on, the system reads the feeds every morning and writes up to five articles.',
  publishNews: 'Publish news',
  newsThatFailsCheckIs:
    'If a rewritten news story fails a check, we show only the original, labelled “Original Source”.',
  whenAllChecksPass: 'When all checks pass',
  afterApproval: 'After approval',
  refunds: 'Refunds',
  apiForPrograms: 'API for programs and AI assistants',
  apiAndMcpServer: 'API and MCP server',
  whenOnStaffCanCreate:
    'When this is on, staff can create tokens with which programs read the clients, cases and deadlines that they can see, and write messages as drafts. When it is off, all tokens stop working.',
  upToThisLimitAdmin:
    'An admin or owner can approve a refund of up to this limit alone. A second admin or owner must confirm anything above it. An admin or owner must confirm every refund that an adviser enters.',
  refundLimit: 'Refund limit',
  accessToAdminPanel: 'Access to the admin panel',
  ipWhitelist: 'IP whitelist',
  enterOneAddressOrNetwork: (ownAddress: string) =>
    `Enter one address or network per line, such as 203.0.113.7, 198.51.100.0/24 or 2001:db8::/32. Text after # is a comment. Leave blank to allow access from anywhere. Your current address is ${ownAddress}. This setting does not affect clients.`,
  alerts: 'Alerts',
  ownersGetEmailAndNote:
    'Owners get an email and a dashboard notice when an event happens this many times within an hour. Enter 0 to switch off an alert.',
  claims: 'Claims on the public site',
  showOnlyProvenClaims: 'Show only proven claims',
  whenOnOnlyClaimsWith: (proven: number, count: number) =>
    `When this is on, we show only the claims that have evidence on file: ${proven} of ${count}. Former prices and ratings are claims too. We never show a claim that has expired.`,
  maintenance: 'Maintenance',
  saveMaintenance: 'Save maintenance settings',
  maintenanceMode: 'Maintenance mode',
  whenOnVisitorsAndClients:
    'When this is on, visitors and clients see only your message. Staff who are signed in can keep working, and payments and emails continue as usual.',
  message: 'Message',
  leaveEmptyToSayThat: 'Leave blank to say that we are working on the site and that everything is safe.',
  expectedEnd: 'Expected end',
  swissTimeVisitorsSeeWhen:
    'Swiss time. Visitors see when we expect to be back, and search engines wait until then before trying again. Maintenance mode stays on until you switch it off.',
}

export const settingsPage = {
  tabs: { firm: 'How the firm works', access: 'Access and security', maintenance: 'Maintenance' },
  settings: 'Settings',
  yourAccount: 'Your account',
  twoStepVerification: 'Two-step verification:',
  on: 'On',
  off: 'Off',
  manageTwoStepVerification: 'Manage two-step verification',
  setUpTwoStepVerification: 'Set up two-step verification',
  apiTokens: 'API tokens',
  allClaimsAndTheirEvidence: (count: number) => `All ${count} claims and their evidence`,
}

export const settingsTabs = {
  tabs: {
    general: 'General',
    security: 'Security',
    company: 'Company',
    emails: 'Emails',
    data: 'Data',
    system: 'System',
  },
  pages: {
    '/admin/settings/backups': 'Backups',
    '/admin/settings/retention': 'Data retention',
    '/admin/import': 'Import and export',
    '/admin/settings?part=maintenance': 'Maintenance',
    '/admin/settings/providers': 'Providers',
    '/admin/settings/setup': 'Setup',
  },
  settings: 'Settings',
}

export const settingsForm = {
  on: 'On',
  off: 'Off',
}

export const enter = {
  bypassLoginDev: 'Bypass Login (Dev)',
  bypassError: 'Bypass Error',
  loginError: 'Login Error',
  loginFailed: 'Login Failed',
  bypassFailed: 'Bypass Failed',
}

export const secondFactorView = {
  twoStepVerification: 'Two-step verification',
  twoStepVerificationIsRequired: 'Two-step verification is required for all staff',
  setItUpNowTo: 'Set it up now to open the admin panel.',
  beginAgain: 'Begin again',
  setUp: 'Set up',
  youNeedAuthenticatorAppOn: 'You need an authenticator app on your phone. Enter your password to begin.',
  logout: 'Logout',
  backToSettings: 'Back to settings',
  n1ScanThisCodeWith: '1. Scan this code with your authenticator app',
  n2SaveTheseRecoveryCodes: '2. Save these recovery codes',
  n3EnterCodeFromYour: '3. Enter the code from your app',
  enterNextCodeFromYour:
    'Enter the next code from your app. If you have not saved your recovery codes, begin again below.',
  code: 'Code',
  switchOn: 'Switch on',
  ifYouLoseYourPhone:
    'If you lose your phone, you can use each of these codes once instead of a code from your app. You will not be able to see them again.',
  twoStepVerificationIsOn: 'Two-step verification is on',
  yourNewRecoveryCodes: 'Your new recovery codes',
  newRecoveryCodes: 'New recovery codes',
  createNewCodes: 'Create new codes',
  yourCurrentCodesWillStop: 'Your current codes will stop working.',
  switchOffTwoStepVerification: 'Switch off two-step verification',
  switchOff: 'Switch off',
  youWillThenSignIn: 'From then on, you will sign in with your password only.',
}

export const todayPage = {
  allTasks: 'All tasks on cases',
  sections: { now: 'Now', today: 'Today', week: 'This week' },
  nothingToDo: 'There is nothing to do.',
  nothingIn: (count: number) => (count === 1 ? 'Nothing to do in 1 area:' : `Nothing to do in ${count} areas:`),
  showWorkOf: 'Show work of',
  myWork: 'My work',
  everyone: 'Everyone',
  thereIsNoActivityYet: 'There has been no activity yet.',
  system: 'System',
}

export const task = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  yesterday: 'Yesterday',
  by: (time: string) => `By ${time}`,
  due: (time: string) => `Due ${time}`,
  noOneYet: 'No one yet',
  areas: {
    tasks: 'Tasks',
    messages: 'Messages',
    enquiries: 'Enquiries',
    registrations: 'Registrations',
    documents: 'Documents to review',
    filing: 'Returns to file',
    objections: 'Objections',
    deadlines: 'Deadlines',
    unassigned: 'Cases without an adviser',
    waiting: 'Cases waiting too long',
    orders: 'Orders for a year that has a case',
    decisions: 'Money to decide',
    quotes: 'Quotes about to expire',
    applications: 'Applications',
    deletions: 'Deletion requests',
    texts: 'Texts to check',
    claims: 'Claims that need new evidence',
    figures: 'Figures to check against their source',
    backups: 'Backups',
  },
  more: (area: string) => `More: ${area.toLowerCase()}`,
  moreOf: (count: number, area: string) => `${count} more: ${area.toLowerCase()}`,
  moreReason: 'The most urgent are listed here.',
  showAll: 'Show all',
}

export const caseTasks = {
  orderOf: (clientName: string, taxYear: number) => `${clientName} ordered ${taxYear} again`,
  orderReason: (number: number, caseNumber: string) =>
    `Order ${number} is paid: part of ${caseNumber}, or a second case?`,
  decide: 'Decide',
  messageFrom: (clientName: string) => `Message from ${clientName}`,
  reply: 'Reply',
  oneDocumentOf: (clientName: string) => `1 document to review: ${clientName}`,
  documentsOf: (count: number, clientName: string) => `${count} documents to review: ${clientName}`,
  review: 'Review',
  fileReturnOf: (clientName: string) => `File the tax return of ${clientName}`,
  approved: (title: string, date: string) => `${title}, approved on ${date}.`,
  approvedAndDue: (title: string, date: string, due: string) => `${title}, approved on ${date}. File by ${due}.`,
  file: 'File return',
  objectionOf: (clientName: string) => `Objection for ${clientName}`,
  postBy: (title: string, date: string) => `${title}. Post it by ${date}.`,
  write: 'Write letter',
  dueOf: (clientName: string) => `Due soon: ${clientName}`,
  openCase: 'Open case',
  showCases: 'Show cases',
  oneOverdueCase: '1 case is overdue',
  overdueCases: (count: number) => `${count} cases are overdue`,
  overdueReason: 'Their due date has passed, and they have not been filed.',
  oneUnassigned: '1 case has no adviser',
  unassigned: (count: number) => `${count} cases have no adviser`,
  assign: 'Assign adviser',
  longWaits: {
    'firm-late': (count: number) => `Waiting for us for too long: ${count === 1 ? '1 case' : `${count} cases`}`,
    'client-late': (count: number) =>
      `Waiting for the client for too long: ${count === 1 ? '1 case' : `${count} cases`}`,
  },
  longWaitReason: (days: number) => `More than ${days} days at the same step.`,
}

export const officeTasks = {
  decide: 'Decide',
  registrationOf: (name: string) => `Registration of ${name}`,
  cannotSignIn: 'They cannot sign in until you confirm it.',
  oneDeletion: '1 deletion request',
  deletions: (count: number) => `${count} deletion requests`,
  deletionReason: 'Decide what is deleted and what the law keeps.',
  oneText: '1 text to review',
  texts: (count: number) => `${count} texts to review`,
  textReason: 'The author is waiting for your review.',
  read: 'Read',
  enquiryFrom: (name: string) => `Enquiry from ${name}`,
  fromCalculator: ', from a calculator',
  reply: 'Reply',
  applicationOf: (name: string) => `Application of ${name}`,
  checkText: (title: string) => `Check “${title}”`,
  visible: 'Visible to readers. ',
  openText: 'Open text',
  claim: (text: string) => `Claim “${text}”`,
  evidenceExpired: (date: string) => `Its evidence expired on ${date}.`,
  renew: 'Renew evidence',
  factExpired: (date: string, source: string) => `Expired on ${date}. Check it against ${source}.`,
  factExpires: (date: string, source: string) => `Valid until ${date}. Check it against ${source}.`,
  openSource: 'Open source',
  backups: 'Backups need attention',
  openBackups: 'Open backups',
}

export const moneyTasks = {
  quoteExpires: (clientName: string, amount: string) => `Quote for ${clientName}: ${amount}`,
  quoteReason: (label: string, title: string, date: string) => `Quote ${label}, ${title}. It expires on ${date}.`,
  openQuote: 'Open quote',
}

export const todaySide = {
  day: 'The day',
  appointments: 'Appointments',
  calendar: 'Calendar',
  noAppointmentsToday: 'No appointments today.',
  tomorrow: 'Tomorrow',
  noOne: 'no one',
  min: (title: string, durationMinutes: number, value: string) => `${title}, ${durationMinutes} min, ${value}`,
  openCases: 'Open cases',
  reports: 'Reports',
  notAssigned: 'Not assigned',
  ofLimit: (open: number, limit: number) => `${open} of ${limit}`,
  money: 'Money',
  toDecide: 'To decide',
  revenueThisMonth: 'Revenue this month',
  openInvoices: (count: number) => (count === 1 ? 'Open, 1 invoice' : `Open, ${count} invoices`),
  overdueInvoices: (count: number) => `Overdue, ${count} of them`,
  ourFirm: 'Our firm',
  totalClients: 'Total clients',
  inProgress: 'Active cases in progress',
  pending: 'Active cases pending',
  pendingMessages: 'Pending messages',
  upcomingAppointments: 'Upcoming appointments',
}

export const dayKeys = {
  nextTask: 'Next task',
  previousTask: 'Previous task',
  openTask: 'Open the task',
  doTask: 'Press the button of the task',
  switchWhose: 'Switch between my work and everyone’s',
  searchEverything: 'Search everything',
  showShortcuts: 'Show keyboard shortcuts',
  keyboardShortcuts: 'Keyboard shortcuts of this page',
}

export const deadlineStrip = {
  deadlinesNextDays: (count: number) => `Deadlines, next ${count} days`,
  allDeadlines: 'All deadlines',
  due: (date: string, count: number) => `${date}: ${count} due`,
  nothingIsDueInThis: 'Nothing is due in this period.',
  today: 'Today',
}

export const greeting = {
  goodMorning: 'Good morning',
  goodAfternoon: 'Good afternoon',
  goodEvening: 'Good evening',
  needYouNow: (count: number) => (count === 1 ? 'One thing needs you now.' : `${count} things need you now.`),
  toDoToday: (count: number) => (count === 1 ? 'One thing to do today.' : `${count} things to do today.`),
  nothingIsUrgent: 'Nothing is urgent.',
}

export const address = {
  none: 'None',
  rangeOf: (range: string, total: number) => `${range} of ${total}`,
  inTotal: (total: number) => `${total} in total`,
}

export const adminMeta = {
  admin: (title: string, firmName: string) => `${title} | Admin | ${firmName}`,
}

export const adminShell = {
  admin: 'Admin',
  account: (name: string) => `Account of ${name}`,
  searchEverything: 'Search everything',
  logout: 'Logout',
}

export const errorWords = {
  ours: {
    title: 'Something went wrong on our side',
    text: 'Nothing was changed. Try again in a moment.',
  },
  yours: { title: 'This is not possible', text: 'We could not complete this action. Go back and try again.' },
  notAllowed: 'Not allowed',
  yourRoleDoesNotAllow: 'Your role does not allow this. Ask an admin or an owner.',
  thisFormWasNotRecognised: 'This form was not recognised',
  nothingWasChangedReloadPage: 'Nothing was changed. Reload the page and try again.',
  thisPageDoesNotExist: 'This page does not exist',
  addressMayBeOutOf: 'The address may be out of date or mistyped. Check it or go back to Today.',
  dashboard: 'Open Today',
}

export const figureEntry = {
  item: 'Item',
  amount: 'Item',
  numberOrName: 'Number or name',
  belongsTo: 'Belongs to',
  inHousehold: 'In the household',
  enterAmount: 'Enter amount',
}

export const findForm = {
  search: 'Search',
}

export const keyHelp = {
  keyboardShortcuts: 'Keyboard shortcuts',
  close: 'Close',
}
