import { type Action, may } from '#accounts/people/may.ts'
import type { Person } from '#accounts/people/person.ts'

/**
 * `see`: permission to open the URL. `send`: permission by form intent; '' is a form without intent, '*' any intent not
 * listed. Other intents get 422.
 */
type RouteRule = {
  see: Action
  send?: Partial<Record<string, Action>>
  field?: 'decision' | 'act'
  of?: 'case' | 'client' | 'order' | 'document' | 'thread' | 'appointment' | 'quote'
}

/** Permissions by URL; URLs missing here are closed to all. Use cases also check access to the individual object. */
export const routePolicy: Record<string, RouteRule> = {
  '/admin': {
    see: 'admin.use',
    send: { '': 'admin.use', password: 'admin.use', code: 'admin.use', bypass: 'admin.use' },
  },
  '/admin/*': { see: 'admin.use', send: { '*': 'admin.use' } },
  '/admin/session': { see: 'admin.use', send: { '': 'admin.use' } },
  '/admin/drafts': { see: 'admin.use', send: { '': 'admin.use', answer: 'admin.use', note: 'admin.use' } },
  '/admin/kept/:formId': { see: 'admin.use' },
  '/admin/second-factor': {
    see: 'admin.use',
    send: { start: 'admin.use', confirm: 'admin.use', renew: 'admin.use', stop: 'admin.use' },
  },

  '/admin/clients': { see: 'client.list' },
  '/admin/clients/:clientId': {
    see: 'client.read',
    send: {
      approve: 'client.decide',
      reject: 'client.decide',
      suspend: 'client.suspend',
      reinstate: 'client.suspend',
      'invite-again': 'client.invite',
      'end-household': 'client.read',
      note: 'note.write',
      export: 'client.export',
      'tell-apart': 'client.tell-apart',
    },
    of: 'client',
  },
  '/admin/clients/new': { see: 'client.invite', send: { '': 'client.invite' } },
  '/admin/clients/:clientId/export/:exportId': { see: 'client.export' },
  '/admin/clients/:clientId/edit': { see: 'client.edit', send: { '': 'client.edit' }, of: 'client' },
  '/admin/clients/:clientId/merge': { see: 'client.merge' },
  '/admin/clients/:clientId/merge/:otherId': { see: 'client.merge', send: { '': 'client.merge' } },
  '/admin/clients/:clientId/open-case': { see: 'case.open', send: { '': 'case.open' }, of: 'client' },
  '/admin/deletions': { see: 'client.delete' },
  '/admin/deletions/:deletionId': { see: 'client.delete', send: { decide: 'client.delete', hold: 'client.delete' } },
  '/admin/deletions/:deletionId/certificate': { see: 'client.delete' },
  '/admin/orders': { see: 'order.list' },
  '/admin/orders/:orderId': {
    see: 'order.read',
    send: {
      accept: 'order.refund',
      refund: 'order.refund',
      'pay-back': 'order.refund',
      'not-due': 'order.refund',
      'accept-discount': 'order.refund',
      'give-back': 'order.ask-refund',
      grant: 'order.ask-refund',
      confirm: 'order.refund',
      decline: 'order.refund',
      'grant-late': 'order.ask-refund',
      'dismiss-late': 'order.refund',
    },
    of: 'order',
  },
  '/admin/orders/:orderId/papers/:invoiceId': { see: 'order.read', of: 'order' },

  '/admin/quotes': { see: 'quote.read' },
  '/admin/quotes/new': { see: 'quote.write', send: { make: 'quote.write' } },
  '/admin/quotes/:quoteId': {
    see: 'quote.read',
    send: { keep: 'quote.write', send: 'quote.write', withdraw: 'quote.write', revise: 'quote.write' },
    of: 'quote',
  },
  '/admin/quotes/:quoteId/paper': { see: 'quote.read', of: 'quote' },

  '/admin/billing': { see: 'billing.read' },
  '/admin/billing/journal': { see: 'list.export' },
  '/admin/billing/invoices': { see: 'billing.read' },
  '/admin/billing/invoices/:invoiceId': { see: 'billing.read', send: { cancel: 'billing.write' } },
  '/admin/billing/payments': {
    see: 'billing.read',
    send: {
      enter: 'billing.write',
      assign: 'billing.write',
      refund: 'billing.write',
      ignore: 'billing.write',
      'write-off': 'billing.write',
      'take-back': 'billing.write',
    },
  },
  '/admin/billing/payments/files/:fileId': {
    see: 'billing.read',
    send: { import: 'billing.write', discard: 'billing.write' },
  },
  '/admin/billing/received': { see: 'billing.read' },
  '/admin/billing/payouts': {
    see: 'billing.read',
    send: {
      make: 'billing.write',
      name: 'billing.write',
      'confirm-account': 'billing.write',
      'drop-account': 'billing.write',
      paid: 'billing.write',
      cancel: 'billing.write',
      returned: 'billing.write',
    },
  },
  '/admin/billing/payouts/:fileId': { see: 'billing.write' },
  '/admin/billing/settings': { see: 'settings.write', send: { invoices: 'settings.write', books: 'settings.write' } },

  '/admin/cases': {
    see: 'case.read',
    send: { assign: 'case.write', move: 'case.write', priority: 'case.write', 'due-date': 'case.write' },
  },
  '/admin/cases/new': { see: 'case.open' },
  '/admin/cases/:caseId': {
    see: 'case.read',
    send: {
      '': 'case.move',
      assign: 'case.assign',
      priority: 'case.write',
      'due-date': 'case.write',
      extension: 'case.move',
      reminders: 'case.move',
      note: 'note.write',
    },
    of: 'case',
  },
  '/admin/cases/:caseId/documents': {
    see: 'document.read',
    send: {
      accept: 'document.review',
      reject: 'document.review',
      add: 'document.review',
      'add-silently': 'document.review',
      ask: 'document.review',
      edit: 'document.review',
      up: 'document.review',
      down: 'document.review',
      waive: 'document.review',
      reopen: 'document.review',
      place: 'document.review',
    },
    of: 'case',
  },
  '/admin/cases/:caseId/messages': { see: 'message.read', send: { '': 'message.write' }, of: 'case' },
  '/admin/cases/:caseId/figures': {
    see: 'case.read',
    send: {
      enter: 'case.write',
      confirm: 'case.write',
      remove: 'case.write',
      release: 'case.write',
      'count-beside': 'case.write',
      'replace-earlier': 'case.write',
      'leave-out': 'case.write',
      restore: 'case.write',
      'read-statement': 'case.write',
    },
    of: 'case',
  },
  '/admin/cases/:caseId/answers': { see: 'case.read', of: 'case' },
  '/admin/cases/:caseId/tax': {
    see: 'case.read',
    send: { facts: 'case.write', summary: 'case.write', 'keep-variant': 'case.write', 'drop-variant': 'case.write' },
    of: 'case',
  },
  '/admin/cases/:caseId/tax-summary.pdf': { see: 'case.read', of: 'case' },
  '/admin/cases/:caseId/securities': { see: 'case.read', of: 'case' },
  '/admin/cases/:caseId/securities.xlsx': { see: 'case.read', of: 'case' },
  '/admin/cases/:caseId/assessment': {
    see: 'case.read',
    send: {
      enter: 'case.write',
      save: 'case.write',
      bill: 'case.write',
      rest: 'case.write',
      advise: 'case.write',
    },
    of: 'case',
  },
  '/admin/cases/:caseId/objection': { see: 'case.read', send: { '': 'case.write' }, of: 'case' },
  '/admin/cases/:caseId/log': { see: 'case.read', of: 'case' },
  '/admin/cases/:caseId/approvals/:approvalId': { see: 'case.read', of: 'case' },
  '/admin/cases/:caseId/review': {
    see: 'document.read',
    send: { accept: 'document.review', reject: 'document.review', place: 'document.review', undo: 'document.review' },
    field: 'decision',
    of: 'case',
  },
  '/admin/cases/:caseId/summary.pdf': { see: 'case.read', of: 'case' },
  '/admin/cases/:caseId/documents.zip': { see: 'document.read', of: 'case' },
  '/admin/cases/:caseId/extension-letter': { see: 'case.read', of: 'case' },

  '/admin/documents': { see: 'document.read', send: { accept: 'document.review', reject: 'document.review' } },
  '/admin/documents/:documentId': { see: 'document.read', of: 'document' },
  '/admin/documents/:documentId/download': { see: 'document.read', of: 'document' },

  '/admin/messages/:threadId?': {
    see: 'message.read',
    send: {
      answer: 'message.write',
      note: 'message.write',
      'no-answer-needed': 'message.write',
      'answer-needed': 'message.write',
      'hand-over': 'message.write',
    },
    of: 'thread',
  },
  '/admin/messages/new': { see: 'message.write', send: { '': 'message.write' } },
  '/admin/messages/templates': { see: 'template.write', send: { save: 'template.write', remove: 'template.write' } },

  '/admin/catalogue': { see: 'catalogue.read', send: { create: 'catalogue.write', 'make-year': 'catalogue.write' } },
  '/admin/catalogue/:productId': {
    see: 'catalogue.read',
    send: {
      save: 'catalogue.write',
      preview: 'catalogue.write',
      place: 'catalogue.write',
      copy: 'catalogue.write',
      'add-variant': 'catalogue.write',
      'plan-price': 'catalogue.write',
      'withdraw-plan': 'catalogue.write',
    },
  },
  '/admin/promotions': { see: 'catalogue.read' },
  '/admin/promotions/new': { see: 'catalogue.write', send: { make: 'catalogue.write' } },
  '/admin/promotions/:promotionId': { see: 'catalogue.read', send: { end: 'catalogue.write' } },
  '/admin/checklists': { see: 'checklist.write' },
  '/admin/checklists/:productId': {
    see: 'checklist.write',
    send: { save: 'checklist.write', 'give-up': 'checklist.write' },
  },
  '/admin/contacts': { see: 'lead.read' },
  '/admin/contacts/:number': {
    see: 'lead.read',
    send: { answer: 'lead.write', reply: 'lead.write', '': 'lead.write' },
  },
  '/admin/applications': { see: 'application.read' },
  '/admin/applications/:number': {
    see: 'application.read',
    send: {
      start: 'application.read',
      close: 'application.read',
      reopen: 'application.read',
      note: 'application.read',
      answer: 'application.read',
      reply: 'application.read',
      'no-answer': 'application.read',
      await: 'application.read',
      delete: 'application.read',
      restore: 'application.read',
    },
  },
  '/admin/applications/:number/cv': { see: 'application.read' },
  '/admin/news': { see: 'news.run', send: { run: 'news.run', fetch: 'news.run' } },
  '/admin/news/sources/:feedId': { see: 'news.run', send: { save: 'news.sources', try: 'news.sources' } },
  '/admin/news/:itemId': {
    see: 'news.run',
    send: {
      'publish-rewrite': 'news.run',
      'publish-original': 'news.run',
      drop: 'news.run',
      keep: 'news.run',
      withdraw: 'news.run',
      save: 'news.run',
    },
    field: 'act',
  },
  '/admin/content/generator': {
    see: 'generator.run',
    send: {
      settings: 'settings.write',
      generate: 'generator.run',
      'add-topic': 'generator.run',
      'change-topic': 'generator.run',
    },
  },
  '/admin/next-year': {
    see: 'case.read-all',
    send: { start: 'case.read-all', 'leave-out': 'case.read-all', 'take-back': 'case.read-all' },
  },
  '/admin/next-year/settings': { see: 'settings.write', send: { 'next-year': 'settings.write' } },
  '/admin/newsletter': { see: 'newsletter.write', send: { '': 'newsletter.write' } },
  '/admin/newsletter/subscribers': { see: 'subscriber.read' },
  '/admin/newsletter/subscribers/:subscriberId': {
    see: 'subscriber.read',
    send: { release: 'subscriber.read', bar: 'subscriber.read' },
  },
  '/admin/newsletter/reports': { see: 'subscriber.read', send: { '': 'subscriber.read' } },
  '/admin/newsletter/settings': { see: 'settings.write', send: { newsletter: 'settings.write' } },
  '/admin/newsletter/:campaignId': {
    see: 'newsletter.write',
    send: {
      start: 'newsletter.send',
      pause: 'newsletter.send',
      resume: 'newsletter.send',
      cancel: 'newsletter.send',
      'send-doubtful': 'newsletter.send',
      save: 'newsletter.write',
      test: 'newsletter.write',
      drop: 'newsletter.write',
    },
  },
  '/admin/newsletter/:campaignId/preview': { see: 'newsletter.write' },

  '/admin/content': { see: 'content.write' },
  '/admin/content/new': { see: 'content.write', send: { '': 'content.write' } },
  '/admin/content/pictures': { see: 'content.write', send: { '': 'content.write' } },
  '/admin/content/pictures/add': { see: 'content.write', send: { '': 'content.write' } },
  '/admin/content/:contentItemId': {
    see: 'content.write',
    send: {
      publish: 'content.publish',
      schedule: 'content.publish',
      unschedule: 'content.publish',
      withdraw: 'content.publish',
      save: 'content.write',
      submit: 'content.write',
      'send-back': 'content.write',
      reopen: 'content.write',
    },
  },
  '/admin/content/:contentItemId/draft': {
    see: 'content.write',
    send: { look: 'content.write', keep: 'content.write' },
  },
  '/admin/content/:contentItemId/versions/:number': { see: 'content.write', send: { restore: 'content.write' } },
  '/admin/content/:contentItemId/program': {
    see: 'content.write',
    send: { take: 'content.write', leave: 'content.write' },
  },

  '/admin/claims': { see: 'settings.write' },
  '/admin/claims/:claimId': { see: 'settings.write', send: { '': 'settings.write' } },
  '/admin/claims/:claimId/evidence': { see: 'settings.write' },
  '/admin/staff': { see: 'staff.list', send: { '': 'staff.manage' } },
  '/admin/staff/:personId': {
    see: 'staff.list',
    send: {
      profile: 'staff.profile',
      role: 'staff.manage',
      suspend: 'staff.manage',
      'take-back': 'staff.manage',
      resend: 'staff.manage',
      withdraw: 'staff.manage',
      'hand-over': 'case.read-all',
      'ask-reset': 'staff.ask-reset',
      'confirm-reset': 'staff.confirm-reset',
      'withdraw-reset': 'staff.confirm-reset',
      'end-sessions': 'staff.end-sessions',
      capacity: 'staff.capacity',
    },
  },
  '/admin/calendar': {
    see: 'appointment.read',
    send: {
      '': 'appointment.write',
      confirm: 'appointment.write',
      complete: 'appointment.write',
      miss: 'appointment.write',
      cancel: 'appointment.write',
      note: 'appointment.write',
      'give-back': 'appointment.write',
    },
  },
  '/admin/calendar/new': { see: 'appointment.write', send: { '': 'appointment.write' } },
  '/admin/calendar/hours': {
    see: 'appointment.read',
    send: {
      hours: 'appointment.write',
      absence: 'appointment.write',
      'remove-absence': 'appointment.write',
      'open-feed': 'appointment.write',
      'close-feed': 'appointment.write',
    },
  },
  '/admin/calendar/kinds': {
    see: 'settings.write',
    send: {
      rooms: 'settings.write',
      'first-talk': 'settings.write',
      included: 'settings.write',
      paid: 'settings.write',
      'case-talk': 'settings.write',
    },
  },
  '/admin/calendar/:appointmentId': {
    see: 'appointment.read',
    send: {
      '': 'appointment.write',
      confirm: 'appointment.write',
      complete: 'appointment.write',
      miss: 'appointment.write',
      cancel: 'appointment.write',
      note: 'appointment.write',
      'give-back': 'appointment.write',
    },
    of: 'appointment',
  },
  '/admin/lists/:list/views': {
    see: 'admin.use',
    send: {
      keep: 'admin.use',
      share: 'view.share',
      unshare: 'admin.use',
      default: 'admin.use',
      'no-default': 'admin.use',
      delete: 'admin.use',
    },
  },
  '/admin/lists/:list/export': { see: 'list.export' },
  '/admin/search': { see: 'admin.use' },
  '/admin/figures': { see: 'figures.read' },
  '/admin/figures/export': { see: 'list.export' },
  '/admin/security': { see: 'audit.read', send: { '': 'audit.read' } },
  '/admin/security/sign-ins': { see: 'audit.read' },
  '/admin/settings/company': { see: 'settings.write', send: { '': 'company.write' } },
  '/admin/settings/notifications': { see: 'settings.write', send: { '': 'settings.write', test: 'settings.write' } },
  '/admin/settings/backups': {
    see: 'settings.write',
    send: { backup: 'settings.write', 'restore-test': 'settings.write', settings: 'settings.write' },
  },
  '/admin/settings/providers': { see: 'settings.write', send: { '': 'settings.write' } },
  '/admin/settings/retention': { see: 'settings.write' },
  '/admin/settings': {
    see: 'admin.use',
    send: {
      firm: 'settings.write',
      refunds: 'settings.write',
      access: 'settings.write',
      alerts: 'settings.write',
      maintenance: 'settings.write',
      claims: 'settings.write',
    },
  },
}

/** Returns null if the form is not listed, so that no one may submit it. */
export function rightToSend(pattern: string, intent: string): Action | null {
  const send = ruleOf(pattern)?.send ?? {}
  return own(send, intent) ?? own(send, '*') ?? null
}

export function intentField(pattern: string): string {
  return ruleOf(pattern)?.field ?? 'intent'
}

export function mayOpen(person: Person, pattern: string): boolean {
  const rule = ruleOf(pattern)
  return rule !== undefined && may(person, rule.see)
}

function ruleOf(pattern: string): RouteRule | undefined {
  return own(routePolicy, `/${pattern.replace(/^\/+/, '')}`)
}

function own<Value>(record: Partial<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
