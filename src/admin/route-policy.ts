import { type Action, may } from '#accounts/may.ts'
import type { Person } from '#accounts/person.ts'

/** What somebody needs a right for at an address: to look, and to send which form (`*`: any other form). */
type RouteRule = {
  see: Action
  send?: Partial<Record<string, Action>>
  /** What the address is about: of these advisers see their own and nobody's; the rest is not there (404). */
  of?: 'case' | 'client' | 'order' | 'document' | 'thread' | 'appointment' | 'quote'
}

/**
 * Every address of the admin panel with the rights it takes. An address that is not named here is open to nobody; the roles
 * behind each right are in `accounts/may.ts`. Use cases check once more, with the thing itself.
 */
export const routePolicy: Record<string, RouteRule> = {
  '/admin': { see: 'admin.use', send: { '*': 'admin.use' } },
  '/admin/*': { see: 'admin.use', send: { '*': 'admin.use' } },
  '/admin/session': { see: 'admin.use', send: { '*': 'admin.use' } },
  '/admin/kept/:formId': { see: 'admin.use' },
  '/admin/second-factor': { see: 'admin.use', send: { '*': 'admin.use' } },

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
  '/admin/clients/new': { see: 'client.invite', send: { '*': 'client.invite' } },
  '/admin/clients/:clientId/export/:exportId': { see: 'client.export' },
  '/admin/clients/:clientId/edit': { see: 'client.edit', send: { '*': 'client.edit' }, of: 'client' },
  '/admin/clients/:clientId/merge': { see: 'client.merge' },
  '/admin/clients/:clientId/merge/:otherId': { see: 'client.merge', send: { '*': 'client.merge' } },
  '/admin/clients/:clientId/open-case': { see: 'case.open', send: { '*': 'case.open' }, of: 'client' },
  '/admin/deletions': { see: 'client.delete' },
  '/admin/deletions/:deletionId': { see: 'client.delete', send: { '*': 'client.delete' } },
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
  '/admin/quotes/new': { see: 'quote.write', send: { '*': 'quote.write' } },
  '/admin/quotes/:quoteId': { see: 'quote.read', send: { '*': 'quote.write' }, of: 'quote' },
  '/admin/quotes/:quoteId/paper': { see: 'quote.read', of: 'quote' },

  '/admin/billing': { see: 'billing.read' },
  '/admin/billing/journal': { see: 'list.export' },
  '/admin/billing/invoices': { see: 'billing.read' },
  '/admin/billing/invoices/:invoiceId': { see: 'billing.read', send: { '*': 'billing.write' } },
  '/admin/billing/payments': { see: 'billing.read', send: { '*': 'billing.write' } },
  '/admin/billing/payments/files/:fileId': { see: 'billing.read', send: { '*': 'billing.write' } },
  '/admin/billing/received': { see: 'billing.read' },
  '/admin/billing/payouts': { see: 'billing.read', send: { '*': 'billing.write' } },
  '/admin/billing/payouts/:fileId': { see: 'billing.write' },
  '/admin/billing/settings': { see: 'settings.write', send: { '*': 'settings.write' } },

  '/admin/cases': { see: 'case.read', send: { '*': 'case.write' } },
  '/admin/cases/new': { see: 'case.open' },
  '/admin/cases/:caseId': {
    see: 'case.read',
    send: {
      assign: 'case.assign',
      priority: 'case.write',
      'due-date': 'case.write',
      note: 'note.write',
      '*': 'case.move',
    },
    of: 'case',
  },
  '/admin/cases/:caseId/documents': { see: 'document.read', send: { '*': 'document.review' }, of: 'case' },
  '/admin/cases/:caseId/messages': { see: 'message.read', send: { '*': 'message.write' }, of: 'case' },
  '/admin/cases/:caseId/figures': { see: 'case.read', send: { '*': 'case.write' }, of: 'case' },
  '/admin/cases/:caseId/answers': { see: 'case.read', of: 'case' },
  '/admin/cases/:caseId/tax': { see: 'case.read', send: { '*': 'case.write' }, of: 'case' },
  '/admin/cases/:caseId/tax-summary.pdf': { see: 'case.read', of: 'case' },
  '/admin/cases/:caseId/securities': { see: 'case.read', of: 'case' },
  '/admin/cases/:caseId/securities.xlsx': { see: 'case.read', of: 'case' },
  '/admin/cases/:caseId/assessment': { see: 'case.read', send: { '*': 'case.write' }, of: 'case' },
  '/admin/cases/:caseId/objection': { see: 'case.read', send: { '*': 'case.write' }, of: 'case' },
  '/admin/cases/:caseId/log': { see: 'case.read', of: 'case' },
  '/admin/cases/:caseId/approvals/:approvalId': { see: 'case.read', of: 'case' },
  '/admin/cases/:caseId/review': { see: 'document.read', send: { '*': 'document.review' }, of: 'case' },
  '/admin/cases/:caseId/summary.pdf': { see: 'case.read', of: 'case' },
  '/admin/cases/:caseId/documents.zip': { see: 'document.read', of: 'case' },
  '/admin/cases/:caseId/extension-letter': { see: 'case.read', of: 'case' },

  '/admin/documents': { see: 'document.read', send: { '*': 'document.review' } },
  '/admin/documents/:documentId': { see: 'document.read', of: 'document' },
  '/admin/documents/:documentId/download': { see: 'document.read', of: 'document' },

  '/admin/messages/:threadId?': { see: 'message.read', send: { '*': 'message.write' }, of: 'thread' },
  '/admin/messages/new': { see: 'message.write', send: { '*': 'message.write' } },
  '/admin/messages/draft': { see: 'message.read', send: { '*': 'message.write' } },
  '/admin/messages/templates': { see: 'template.write', send: { '*': 'template.write' } },

  '/admin/catalogue': { see: 'catalogue.read', send: { '*': 'catalogue.write' } },
  '/admin/catalogue/:productId': { see: 'catalogue.read', send: { '*': 'catalogue.write' } },
  '/admin/promotions': { see: 'catalogue.read' },
  '/admin/promotions/new': { see: 'catalogue.write', send: { '*': 'catalogue.write' } },
  '/admin/promotions/:promotionId': { see: 'catalogue.read', send: { end: 'catalogue.write' } },
  '/admin/checklists': { see: 'checklist.write' },
  '/admin/checklists/:productId': { see: 'checklist.write', send: { '*': 'checklist.write' } },
  '/admin/contacts': { see: 'lead.read' },
  '/admin/contacts/:number': { see: 'lead.read', send: { '*': 'lead.write' } },
  '/admin/applications': { see: 'application.read' },
  '/admin/applications/:number': { see: 'application.read', send: { '*': 'application.read' } },
  '/admin/applications/:number/cv': { see: 'application.read' },
  '/admin/news': { see: 'news.run', send: { '*': 'news.run' } },
  '/admin/news/sources/:feedId': { see: 'news.run', send: { '*': 'news.sources' } },
  '/admin/news/:itemId': { see: 'news.run', send: { '*': 'news.run' } },
  '/admin/content/generator': {
    see: 'generator.run',
    send: { settings: 'settings.write', '*': 'generator.run' },
  },
  '/admin/next-year': { see: 'case.read-all', send: { '*': 'case.read-all' } },
  '/admin/next-year/settings': { see: 'settings.write', send: { '*': 'settings.write' } },
  '/admin/newsletter': { see: 'newsletter.write', send: { '*': 'newsletter.write' } },
  '/admin/newsletter/subscribers': { see: 'subscriber.read' },
  '/admin/newsletter/subscribers/:subscriberId': { see: 'subscriber.read', send: { '*': 'subscriber.read' } },
  '/admin/newsletter/reports': { see: 'subscriber.read', send: { '*': 'subscriber.read' } },
  '/admin/newsletter/settings': { see: 'settings.write', send: { '*': 'settings.write' } },
  '/admin/newsletter/:campaignId': {
    see: 'newsletter.write',
    send: {
      start: 'newsletter.send',
      pause: 'newsletter.send',
      resume: 'newsletter.send',
      cancel: 'newsletter.send',
      'send-doubtful': 'newsletter.send',
      '*': 'newsletter.write',
    },
  },
  '/admin/newsletter/:campaignId/preview': { see: 'newsletter.write' },

  '/admin/content': { see: 'content.write' },
  '/admin/content/new': { see: 'content.write', send: { '*': 'content.write' } },
  '/admin/content/pictures': { see: 'content.write', send: { '*': 'content.write' } },
  '/admin/content/pictures/add': { see: 'content.write', send: { '*': 'content.write' } },
  '/admin/content/:entryId': {
    see: 'content.write',
    send: {
      publish: 'content.publish',
      schedule: 'content.publish',
      unschedule: 'content.publish',
      withdraw: 'content.publish',
      '*': 'content.write',
    },
  },
  '/admin/content/:entryId/draft': { see: 'content.write', send: { '*': 'content.write' } },
  '/admin/content/:entryId/versions/:number': { see: 'content.write', send: { '*': 'content.write' } },
  '/admin/content/:entryId/program': { see: 'content.write', send: { '*': 'content.write' } },

  '/admin/claims': { see: 'settings.write' },
  '/admin/claims/:claimId': { see: 'settings.write', send: { '*': 'settings.write' } },
  '/admin/claims/:claimId/evidence': { see: 'settings.write' },
  '/admin/staff': { see: 'staff.list', send: { '*': 'staff.manage' } },
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
  '/admin/calendar': { see: 'appointment.read', send: { '*': 'appointment.write' } },
  '/admin/calendar/new': { see: 'appointment.write', send: { '*': 'appointment.write' } },
  '/admin/calendar/hours': { see: 'appointment.read', send: { '*': 'appointment.write' } },
  '/admin/calendar/kinds': { see: 'settings.write', send: { '*': 'settings.write' } },
  '/admin/calendar/:appointmentId': {
    see: 'appointment.read',
    send: { '*': 'appointment.write' },
    of: 'appointment',
  },
  '/admin/lists/:list/views': { see: 'admin.use', send: { share: 'view.share', '*': 'admin.use' } },
  '/admin/lists/:list/export': { see: 'list.export' },
  '/admin/search': { see: 'admin.use' },
  '/admin/figures': { see: 'figures.read' },
  '/admin/figures/export': { see: 'list.export' },
  '/admin/security': { see: 'audit.read', send: { '*': 'audit.read' } },
  '/admin/security/sign-ins': { see: 'audit.read' },
  '/admin/settings/company': { see: 'settings.write', send: { '*': 'company.write' } },
  '/admin/settings/notifications': { see: 'settings.write', send: { '*': 'settings.write' } },
  '/admin/settings/backups': { see: 'settings.write', send: { '*': 'settings.write' } },
  '/admin/settings/providers': { see: 'settings.write', send: { '*': 'settings.write' } },
  '/admin/settings/retention': { see: 'settings.write' },
  '/admin/settings': { see: 'admin.use', send: { '*': 'settings.write' } },
}

/** The right that a form at an address takes; null where the table names none, and then nobody may send it. */
export function rightToSend(pattern: string, intent: string): Action | null {
  const send = routePolicy[pattern]?.send ?? {}
  return send[intent] ?? send['*'] ?? null
}

/** Whether somebody may come to an address at all, by its pattern; nobody may where the table says nothing. */
export function mayOpen(person: Person, pattern: string): boolean {
  // The router names a pattern as `routes.ts` writes it, without the first slash.
  const address = `/${pattern.replace(/^\/+/, '')}`
  const rule = Object.hasOwn(routePolicy, address) ? routePolicy[address] : undefined
  return rule !== undefined && may(person, rule.see)
}
