import { layout, type RouteEntry, staff } from '#accounts/access/route-access.ts'

const statementDecisions = [
  'release',
  'release-for-partner',
  'count-beside',
  'replace-earlier',
  'leave-out',
  'restore',
] as const

/** URLs of the admin panel, guarded by `admin-layout.tsx`. Forms whose `intent` is not listed get 422. */
export const adminRoutes: RouteEntry<'staff'>[] = [
  staff('admin', 'admin/home-page.tsx', {
    see: 'admin.use',
    send: { 'admin.use': ['', 'password', 'code', 'bypass'] },
  }),
  staff('admin/*', 'admin/unknown-page.tsx', { see: 'admin.use', send: { 'admin.use': ['*'] } }),
  staff('admin/second-factor', 'admin/second-factor-page.tsx', {
    see: 'admin.use',
    send: { 'admin.use': ['start', 'confirm', 'renew', 'stop'] },
  }),
  staff('admin/api-tokens', 'admin/api/tokens-page.tsx', {
    see: 'admin.use',
    send: { 'admin.use': ['create', 'revoke'] },
  }),
  staff('admin/drafts', 'accounts/drafts/draft-route.ts', {
    id: 'staff-drafts',
    see: 'admin.use',
    send: { 'admin.use': ['', 'answer', 'note'] },
  }),
  staff('admin/saved-forms/:formId', 'admin/session/saved-form-page.tsx', { see: 'admin.use' }),
  staff('admin/clients', 'accounts/people/staff/client-list-page.tsx', { see: 'client.list' }),
  staff('admin/clients/new', 'accounts/people/staff/invite-page.tsx', {
    see: 'client.invite',
    send: { 'client.invite': [''] },
  }),
  staff('admin/clients/:clientId', 'accounts/people/staff/client-page.tsx', {
    see: 'client.read',
    of: 'client',
    send: {
      'client.decide': ['approve', 'reject'],
      'client.suspend': ['suspend', 'reinstate'],
      'client.invite': ['invite-again'],
      'client.read': ['end-household'],
      'note.write': ['note'],
      'client.export': ['export'],
      'client.tell-apart': ['tell-apart'],
      'client.edit': ['use-address'],
    },
  }),
  staff('admin/clients/:clientId/export/:exportId', 'accounts/people/staff/export-route.ts', { see: 'client.export' }),
  staff('admin/clients/:clientId/edit', 'accounts/people/staff/edit-page.tsx', {
    see: 'client.edit',
    of: 'client',
    send: { 'client.edit': ['', 'details', 'facts'] },
  }),
  staff('admin/clients/:clientId/merge', 'privacy/merging/staff/choose-other-page.tsx', { see: 'client.merge' }),
  staff('admin/clients/:clientId/merge/:otherId', 'privacy/merging/staff/merge-page.tsx', {
    see: 'client.merge',
    send: { 'client.merge': [''] },
  }),
  staff('admin/clients/:clientId/open-case', 'cases/opening/staff/open-case-page.tsx', {
    see: 'case.open',
    of: 'client',
    send: { 'case.open': [''] },
  }),
  staff('admin/deletions', 'privacy/deletion/staff/deletion-list-page.tsx', { see: 'client.delete' }),
  staff('admin/deletions/:deletionId', 'privacy/deletion/staff/deletion-page.tsx', {
    see: 'client.delete',
    send: { 'client.delete': ['decide', 'hold'] },
  }),
  staff('admin/deletions/:deletionId/certificate', 'privacy/deletion/staff/certificate-route.ts', {
    see: 'client.delete',
  }),
  staff('admin/orders', 'shop/orders/staff/order-list-page.tsx', { see: 'order.list' }),
  staff('admin/orders/:orderId', 'shop/orders/staff/order-page.tsx', {
    see: 'order.read',
    of: 'order',
    send: {
      'order.refund': [
        'accept',
        'refund',
        'pay-back',
        'not-due',
        'accept-discount',
        'confirm',
        'decline',
        'dismiss-late',
      ],
      'order.ask-refund': ['give-back', 'grant', 'grant-late'],
      'case.open': ['join-case', 'second-case'],
      'settings.write': ['open-cases'],
    },
  }),
  staff('admin/orders/:orderId/papers/:invoiceId', 'shop/orders/staff/pdf-route.ts', {
    see: 'order.read',
    of: 'order',
  }),
  staff('admin/quotes', 'shop/quotes/staff/quote-list-page.tsx', { see: 'quote.read' }),
  staff('admin/quotes/new', 'shop/quotes/staff/new-quote-page.tsx', {
    see: 'quote.write',
    send: { 'quote.write': ['make'] },
  }),
  staff('admin/quotes/:quoteId', 'shop/quotes/staff/quote-page.tsx', {
    see: 'quote.read',
    of: 'quote',
    send: { 'quote.write': ['keep', 'send', 'withdraw', 'revise'] },
  }),
  staff('admin/quotes/:quoteId/paper', 'shop/quotes/staff/quote-pdf-route.ts', { see: 'quote.read', of: 'quote' }),
  staff('admin/billing', 'billing/staff/decisions-page.tsx', {
    see: 'billing.read',
    send: { 'billing.write': ['assign'] },
  }),
  staff('admin/billing/revenue', 'billing/staff/revenue-page.tsx', { see: 'billing.read' }),
  staff('admin/billing/journal', 'billing/staff/journal-route.ts', { see: 'list.export' }),
  staff('admin/billing/invoices', 'billing/staff/invoice-list-page.tsx', { see: 'billing.read' }),
  staff('admin/billing/invoices/:invoiceId', 'billing/staff/invoice-page.tsx', {
    see: 'billing.read',
    send: { 'billing.write': ['cancel'] },
  }),
  staff('admin/billing/new', 'billing/direct/staff/direct-invoice-page.tsx', {
    see: 'billing.write',
    send: { 'billing.write': [''] },
  }),
  staff('admin/billing/payments', 'billing/bank/staff/payments-page.tsx', {
    see: 'billing.read',
    send: { 'billing.write': ['enter', 'assign', 'refund', 'ignore', 'write-off', 'take-back'] },
  }),
  staff('admin/billing/payments/files/:fileId', 'billing/bank/staff/bank-file-page.tsx', {
    see: 'billing.read',
    send: { 'billing.write': ['import', 'discard'] },
  }),
  staff('admin/billing/received', 'billing/bank/staff/received-list-page.tsx', { see: 'billing.read' }),
  staff('admin/billing/payouts', 'billing/payouts/staff/payouts-page.tsx', {
    see: 'billing.read',
    send: { 'billing.write': ['make', 'name', 'confirm-account', 'drop-account', 'paid', 'cancel', 'returned'] },
  }),
  staff('admin/billing/payouts/:fileId', 'billing/payouts/staff/payout-file-route.ts', { see: 'billing.write' }),
  staff('admin/billing/settings', 'billing/staff/billing-settings-page.tsx', {
    see: 'settings.write',
    send: { 'settings.write': ['invoices', 'books'] },
  }),
  staff('admin/tasks', 'cases/tasks/staff/task-list-page.tsx', {
    see: 'case.read',
    send: { 'case.read': ['task-done', 'task-open'] },
  }),
  staff('admin/cases', 'cases/list/staff/case-list-page.tsx', {
    see: 'case.read',
    send: { 'case.write': ['assign', 'move', 'priority', 'due-date'], 'message.write': ['message'] },
  }),
  staff('admin/cases/message', 'cases/mass-messages/staff/mass-message-page.tsx', {
    see: 'message.write',
    send: { 'message.write': ['preview', 'send'] },
  }),
  staff('admin/cases/message/:messageId', 'cases/mass-messages/staff/mass-message-run-page.tsx', {
    see: 'message.write',
    send: { 'message.write': ['cancel'] },
  }),
  staff('admin/cases/new', 'cases/opening/staff/choose-client-page.tsx', { see: 'case.open' }),
  layout('cases/process/staff/case-layout.tsx', [
    staff('admin/cases/:caseId', 'cases/process/staff/case-page.tsx', {
      see: 'case.read',
      of: 'case',
      send: {
        'case.move': ['', 'extension', 'reminders'],
        'case.assign': ['assign'],
        'case.write': ['priority', 'due-date', 'extension-letter', 'add-task', 'task-done', 'task-open'],
        'note.write': ['note'],
      },
    }),
    staff('admin/cases/:caseId/documents', 'cases/process/staff/case-documents-page.tsx', {
      see: 'document.read',
      of: 'case',
      send: {
        'document.review': [
          'accept',
          'reject',
          'add',
          'add-silently',
          'ask',
          'edit',
          'up',
          'down',
          'waive',
          'reopen',
          'place',
        ],
      },
    }),
    staff('admin/cases/:caseId/messages', 'cases/process/staff/case-messages-page.tsx', {
      see: 'message.read',
      of: 'case',
      send: { 'message.write': [''] },
    }),
    staff('admin/cases/:caseId/figures', 'returns/amounts/staff/worksheet-page.tsx', {
      see: 'case.read',
      of: 'case',
      send: {
        'case.write': ['enter', 'confirm', 'remove', ...statementDecisions, 'read-statement', 'confirm-all'],
      },
    }),
    staff('admin/cases/:caseId/transfer', 'returns/transfer/staff/transfer-page.tsx', {
      see: 'case.read',
      of: 'case',
      send: { 'case.write': ['enter-field', 'enter-all', 'undo-field'] },
    }),
    staff('admin/cases/:caseId/transfer.xlsx', 'returns/transfer/staff/transfer-route.ts', {
      see: 'case.read',
      of: 'case',
    }),
    staff('admin/cases/:caseId/answers', 'returns/questions/staff/answers-page.tsx', { see: 'case.read', of: 'case' }),
    staff('admin/cases/:caseId/tax', 'returns/expected/staff/tax-page.tsx', {
      see: 'case.read',
      of: 'case',
      send: { 'case.write': ['facts', 'summary', 'keep-variant', 'drop-variant'] },
    }),
    staff('admin/cases/:caseId/tax-summary.pdf', 'returns/expected/staff/annex-route.ts', {
      see: 'case.read',
      of: 'case',
    }),
    staff('admin/cases/:caseId/securities', 'returns/amounts/staff/securities-page.tsx', {
      see: 'case.read',
      of: 'case',
    }),
    staff('admin/cases/:caseId/securities.xlsx', 'returns/amounts/staff/securities-route.ts', {
      see: 'case.read',
      of: 'case',
    }),
    staff('admin/cases/:caseId/assessment', 'returns/assessment/staff/assessment-page.tsx', {
      see: 'case.read',
      of: 'case',
      send: { 'case.write': ['enter', 'save', 'bill', 'rest', 'advise'] },
    }),
    staff('admin/cases/:caseId/objection', 'cases/assessment/staff/objection-page.tsx', {
      see: 'case.read',
      of: 'case',
      send: { 'case.write': [''] },
    }),
    staff('admin/cases/:caseId/time', 'cases/time/staff/time-page.tsx', {
      see: 'case.read',
      of: 'case',
      send: { 'case.write': ['start', 'add', 'change', 'remove'], 'admin.use': ['stop', 'discard'] },
    }),
    staff('admin/cases/:caseId/mandate', 'cases/mandate/staff/mandate-page.tsx', {
      see: 'case.read',
      of: 'case',
      send: { 'case.write': ['create', 'revoke'] },
    }),
    staff('admin/cases/:caseId/mandate/:mandateId/pdf', 'cases/mandate/staff/mandate-route.ts', {
      see: 'case.read',
      of: 'case',
    }),
    staff('admin/cases/:caseId/log', 'cases/process/staff/case-log-page.tsx', { see: 'case.read', of: 'case' }),
    staff('admin/cases/:caseId/approvals/:approvalId', 'cases/process/staff/certificate-route.ts', {
      see: 'case.read',
      of: 'case',
    }),
  ]),
  staff('admin/cases/:caseId/review', 'cases/documents/review/staff/review-page.tsx', {
    see: 'document.read',
    of: 'case',
    field: 'decision',
    send: {
      'document.review': ['accept', 'reject', 'place', 'dismiss', 'undo'],
      'case.write': [...statementDecisions, 'correct'],
    },
  }),
  staff('admin/cases/:caseId/summary.pdf', 'cases/process/staff/summary-route.ts', { see: 'case.read', of: 'case' }),
  staff('admin/cases/:caseId/documents.zip', 'cases/documents/review/staff/case-zip-route.ts', {
    see: 'document.read',
    of: 'case',
  }),
  staff('admin/promotions', 'shop/promotions/staff/promotion-list-page.tsx', { see: 'catalogue.read' }),
  staff('admin/promotions/new', 'shop/promotions/staff/new-promotion-page.tsx', {
    see: 'catalogue.write',
    send: { 'catalogue.write': ['make'] },
  }),
  staff('admin/promotions/:promotionId', 'shop/promotions/staff/promotion-page.tsx', {
    see: 'catalogue.read',
    send: { 'catalogue.write': ['end'] },
  }),
  staff('admin/catalogue', 'shop/catalogue/staff/catalogue-list-page.tsx', {
    see: 'catalogue.read',
    send: { 'catalogue.write': ['create', 'make-year', 'price-year', 'publish-year'] },
  }),
  staff('admin/catalogue/:productId', 'shop/catalogue/staff/product-page.tsx', {
    see: 'catalogue.read',
    send: { 'catalogue.write': ['save', 'preview', 'place', 'copy', 'add-variant', 'plan-price', 'withdraw-plan'] },
  }),
  staff('admin/checklists', 'cases/checklists/staff/checklist-list-page.tsx', { see: 'checklist.write' }),
  staff('admin/checklists/:productId', 'cases/checklists/staff/checklist-edit-page.tsx', {
    see: 'checklist.write',
    send: { 'checklist.write': ['save', 'give-up'] },
  }),
  staff('admin/documents', 'cases/documents/staff/document-queue-page.tsx', {
    see: 'document.read',
    field: 'decision',
    send: {
      'document.review': ['accept', 'reject', 'place', 'dismiss', 'undo'],
      'case.write': [...statementDecisions, 'correct'],
    },
  }),
  staff('admin/documents/:documentId', 'cases/documents/staff/document-route.ts', {
    see: 'document.read',
    of: 'document',
  }),
  staff('admin/documents/:documentId/download', 'cases/documents/staff/document-download-route.ts', {
    see: 'document.read',
    of: 'document',
  }),
  staff('admin/messages/new', 'cases/messages/staff/new-message-page.tsx', {
    see: 'message.write',
    send: { 'message.write': [''] },
  }),
  staff('admin/messages/templates', 'cases/messages/staff/templates-page.tsx', {
    see: 'template.write',
    send: { 'template.write': ['save', 'remove'] },
  }),
  staff('admin/messages/:threadId?', 'cases/messages/staff/inbox-page.tsx', {
    see: 'message.read',
    of: 'thread',
    send: { 'message.write': ['answer', 'note', 'no-answer-needed', 'answer-needed', 'hand-over'] },
  }),
  staff('admin/contacts', 'site/contact/staff/contact-list-page.tsx', { see: 'lead.read' }),
  staff('admin/contacts/:number', 'site/contact/staff/contact-page.tsx', {
    see: 'lead.read',
    send: {
      'lead.write': ['answer', 'reply', 'times', 'preview', 'link', 'unlink', ''],
    },
  }),
  staff('admin/applications', 'site/careers/staff/application-list-page.tsx', { see: 'application.read' }),
  staff('admin/applications/:number', 'site/careers/staff/application-page.tsx', {
    see: 'application.read',
    send: {
      'application.read': [
        'start',
        'close',
        'reopen',
        'note',
        'answer',
        'reply',
        'no-answer',
        'await',
        'delete',
        'restore',
      ],
    },
  }),
  staff('admin/applications/:number/cv', 'site/careers/staff/cv-route.ts', { see: 'application.read' }),
  staff('admin/news', 'publishing/news/staff/news-admin-page.tsx', {
    see: 'news.run',
    send: { 'news.run': ['run', 'fetch'] },
  }),
  staff('admin/news/sources/:feedId', 'publishing/news/staff/source-page.tsx', {
    see: 'news.run',
    send: { 'news.sources': ['save', 'try'] },
  }),
  staff('admin/news/:itemId', 'publishing/news/staff/news-item-page.tsx', {
    see: 'news.run',
    field: 'act',
    send: { 'news.run': ['publish-rewrite', 'publish-original', 'drop', 'keep', 'withdraw', 'save'] },
  }),
  staff('admin/content/generator', 'publishing/generator/staff/generator-page.tsx', {
    see: 'generator.run',
    send: { 'settings.write': ['settings'], 'generator.run': ['generate', 'add-topic', 'change-topic'] },
  }),
  staff('admin/content', 'publishing/editor/staff/content-list-page.tsx', { see: 'content.write' }),
  staff('admin/content/new', 'publishing/editor/staff/new-item-page.tsx', {
    see: 'content.write',
    send: { 'content.write': [''] },
  }),
  staff('admin/content/pictures', 'publishing/editor/staff/pictures-page.tsx', {
    see: 'content.write',
    send: { 'content.write': [''] },
  }),
  staff('admin/content/pictures/add', 'publishing/editor/staff/add-picture-route.ts', {
    see: 'content.write',
    send: { 'content.write': [''] },
  }),
  staff('admin/content/:contentItemId', 'publishing/editor/staff/item-page.tsx', {
    see: 'content.write',
    send: {
      'content.publish': ['publish', 'schedule', 'unschedule', 'withdraw'],
      'content.write': ['save', 'submit', 'send-back', 'reopen'],
    },
  }),
  staff('admin/content/:contentItemId/draft', 'publishing/editor/staff/draft-route.ts', {
    see: 'content.write',
    send: { 'content.write': ['look', 'keep'] },
  }),
  staff('admin/content/:contentItemId/versions/:number', 'publishing/editor/staff/version-page.tsx', {
    see: 'content.write',
    send: { 'content.write': ['restore'] },
  }),
  staff('admin/content/:contentItemId/program', 'publishing/editor/staff/program-page.tsx', {
    see: 'content.write',
    send: { 'content.write': ['take', 'leave'] },
  }),
  staff('admin/next-year', 'returns/next-year/staff/next-year-page.tsx', {
    see: 'case.read-all',
    send: { 'case.read-all': ['start', 'leave-out', 'take-back'] },
  }),
  staff('admin/next-year/settings', 'returns/next-year/staff/settings-page.tsx', {
    see: 'settings.write',
    send: { 'settings.write': ['next-year'] },
  }),
  staff('admin/newsletter', 'publishing/newsletter/staff/campaign-list-page.tsx', {
    see: 'newsletter.write',
    send: { 'newsletter.write': [''] },
  }),
  staff('admin/newsletter/subscribers', 'publishing/newsletter/staff/subscribers/subscriber-list-page.tsx', {
    see: 'subscriber.read',
  }),
  staff('admin/newsletter/subscribers/:subscriberId', 'publishing/newsletter/staff/subscribers/subscriber-page.tsx', {
    see: 'subscriber.read',
    send: { 'subscriber.read': ['release', 'bar'] },
  }),
  staff('admin/newsletter/reports', 'publishing/newsletter/staff/reports-page.tsx', {
    see: 'subscriber.read',
    send: { 'subscriber.read': [''] },
  }),
  staff('admin/newsletter/settings', 'publishing/newsletter/staff/settings-page.tsx', {
    see: 'settings.write',
    send: { 'settings.write': ['newsletter'] },
  }),
  staff('admin/newsletter/:campaignId', 'publishing/newsletter/staff/campaign-page.tsx', {
    see: 'newsletter.write',
    send: {
      'newsletter.send': ['start', 'pause', 'resume', 'cancel', 'send-doubtful'],
      'newsletter.write': ['save', 'test', 'drop'],
    },
  }),
  staff('admin/newsletter/:campaignId/preview', 'publishing/newsletter/staff/preview-route.ts', {
    see: 'newsletter.write',
  }),
  staff('admin/search', 'admin/search/search-page.tsx', { see: 'admin.use' }),
  staff('admin/security', 'admin/security/audit-page.tsx', { see: 'audit.read', send: { 'audit.read': [''] } }),
  staff('admin/security/sign-ins', 'admin/security/sign-ins-page.tsx', { see: 'audit.read' }),
  staff('admin/figures', 'admin/reports/figures-page.tsx', { see: 'figures.read' }),
  staff('admin/figures/export', 'admin/reports/export-route.ts', { see: 'list.export' }),
  staff('admin/lists/:list/views', 'admin/lists/views-page.tsx', {
    see: 'admin.use',
    send: { 'admin.use': ['keep', 'unshare', 'default', 'no-default', 'delete'], 'view.share': ['share'] },
  }),
  staff('admin/lists/:list/export', 'admin/lists/export-route.ts', { see: 'list.export' }),
  staff('admin/claims', 'company/claims/staff/claim-list-page.tsx', { see: 'settings.write' }),
  staff('admin/claims/:claimId', 'company/claims/staff/claim-page.tsx', {
    see: 'settings.write',
    send: { 'settings.write': [''] },
  }),
  staff('admin/claims/:claimId/evidence', 'company/claims/staff/evidence-route.ts', { see: 'settings.write' }),
  staff('admin/staff', 'accounts/team/staff/staff-list-page.tsx', {
    see: 'staff.list',
    send: { 'staff.manage': [''] },
  }),
  staff('admin/staff/:personId', 'accounts/team/staff/staff-member-page.tsx', {
    see: 'staff.list',
    send: {
      'staff.profile': ['profile'],
      'staff.deputy': ['deputy', 'end-deputy'],
      'staff.manage': ['role', 'suspend', 'take-back', 'resend', 'withdraw'],
      'case.read-all': ['hand-over'],
      'staff.ask-reset': ['ask-reset'],
      'staff.confirm-reset': ['confirm-reset', 'withdraw-reset'],
      'staff.end-sessions': ['end-sessions'],
      'staff.capacity': ['capacity'],
    },
  }),
  staff('admin/calendar', 'appointments/staff/calendar-page.tsx', {
    see: 'appointment.read',
    send: {
      'appointment.write': [
        ...['', 'confirm', 'complete', 'miss', 'cancel', 'note', 'give-back'],
        ...['search', 'times', 'review', 'change', 'book'],
      ],
    },
  }),
  staff('admin/calendar/new', 'appointments/staff/book-appointment-page.tsx', {
    see: 'appointment.write',
    send: { 'appointment.write': ['', 'search', 'times', 'review', 'change', 'book'] },
  }),
  staff('admin/calendar/hours', 'appointments/staff/hours/hours-page.tsx', {
    see: 'appointment.read',
    send: { 'appointment.write': ['hours', 'absence', 'remove-absence', 'open-feed', 'close-feed'] },
  }),
  staff('admin/calendar/kinds', 'appointments/staff/hours/kinds-page.tsx', {
    see: 'settings.write',
    send: { 'settings.write': ['rooms', 'first-talk', 'included', 'paid', 'case-talk'] },
  }),
  staff('admin/calendar/:appointmentId', 'appointments/staff/appointment-page.tsx', {
    see: 'appointment.read',
    of: 'appointment',
    send: { 'appointment.write': ['', 'confirm', 'complete', 'miss', 'cancel', 'note', 'give-back'] },
  }),
  staff('admin/settings', 'admin/settings/settings-page.tsx', {
    see: 'admin.use',
    send: { 'settings.write': ['firm', 'access', 'maintenance'] },
  }),
  staff('admin/settings/company', 'company/staff/company-page.tsx', {
    see: 'settings.write',
    send: { 'company.write': [''] },
  }),
  staff('admin/settings/notifications', 'admin/settings/notifications/notifications-page.tsx', {
    see: 'settings.write',
    send: { 'settings.write': ['', 'test'] },
  }),
  staff('admin/settings/backups', 'admin/settings/backups/backups-page.tsx', {
    see: 'settings.write',
    send: { 'settings.write': ['backup', 'restore-test', 'settings'] },
  }),
  staff('admin/jobs', 'admin/jobs/jobs-page.tsx', {
    see: 'settings.write',
    send: { 'settings.write': ['retry', 'discard'] },
  }),
  staff('admin/settings/providers', 'admin/settings/providers/providers-page.tsx', {
    see: 'settings.write',
    send: { 'settings.write': [''] },
  }),
  staff('admin/settings/setup', 'admin/setup/setup-page.tsx', {
    see: 'settings.write',
    send: {
      'company.write': ['open'],
      'settings.write': ['email', 'arrived', 'dkim', 'payments', 'pay-test', 'refund-test', 'scanner', 'legal'],
    },
  }),
  staff('admin/import', 'privacy/import/staff/import-list-page.tsx', {
    see: 'client.import',
    send: { 'client.import': [''] },
  }),
  staff('admin/import/template.csv', 'privacy/import/staff/template-route.ts', { see: 'client.import' }),
  staff('admin/import/everything', 'privacy/firm-export/staff/firm-export-page.tsx', {
    see: 'firm.export',
    send: { 'firm.export': [''] },
  }),
  staff('admin/import/everything/:exportId', 'privacy/firm-export/staff/firm-export-route.ts', { see: 'firm.export' }),
  staff('admin/import/:importId', 'privacy/import/staff/import-page.tsx', {
    see: 'client.import',
    send: { 'client.import': ['columns', 'correct', 'leave-out', 'take-in', 'import', 'undo', 'discard', 'invite'] },
  }),
  staff('admin/import/:importId/errors.csv', 'privacy/import/staff/errors-route.ts', { see: 'client.import' }),
  staff('admin/settings/retention', 'privacy/retention/staff/retention-page.tsx', { see: 'settings.write' }),
]
