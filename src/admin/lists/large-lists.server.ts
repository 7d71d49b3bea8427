import { clientList } from '#accounts/people/staff/client-list.tsx'
import { clientSource } from '#accounts/people/staff/client-list-db.server.ts'
import { auditSource, listSignedRows, signInSource } from '#admin/security/audit-db.server.ts'
import { auditList } from '#admin/security/audit-list.tsx'
import { signInList } from '#admin/security/sign-in-list.tsx'
import { receivedList } from '#billing/bank/staff/received-list.tsx'
import { receivedSource } from '#billing/bank/staff/received-list-db.server.ts'
import { invoiceList } from '#billing/staff/invoice-list.tsx'
import { invoiceSource } from '#billing/staff/invoice-list-db.server.ts'
import { documentList } from '#cases/documents/staff/document-list.tsx'
import { documentSource } from '#cases/documents/staff/document-list-db.server.ts'
import { caseList } from '#cases/list/staff/case-list.tsx'
import { caseSource } from '#cases/list/staff/case-list-db.server.ts'
import { contentList } from '#publishing/editor/staff/content-list.tsx'
import { contentSource } from '#publishing/editor/staff/content-list-db.server.ts'
import { newsList } from '#publishing/news/staff/news-list.tsx'
import { newsSource } from '#publishing/news/staff/news-list-db.server.ts'
import { subscriberList } from '#publishing/newsletter/staff/subscribers/subscriber-list.tsx'
import { subscriberSource } from '#publishing/newsletter/staff/subscribers/subscriber-list-db.server.ts'
import { nextYearList } from '#returns/next-year/staff/next-year-list.tsx'
import { nextYearSource } from '#returns/next-year/staff/next-year-list-db.server.ts'
import { orderList } from '#shop/orders/staff/order-list.tsx'
import { orderSource } from '#shop/orders/staff/order-list-db.server.ts'
import { quoteList } from '#shop/quotes/staff/quote-list.tsx'
import { quoteSource } from '#shop/quotes/staff/quote-list-db.server.ts'
import { applicationList } from '#site/careers/staff/application-list.tsx'
import { applicationSource } from '#site/careers/staff/application-list-db.server.ts'
import { contactList } from '#site/contact/staff/contact-list.tsx'
import { contactSource } from '#site/contact/staff/contact-list-db.server.ts'
import { exportable } from './export-list.server.ts'

export const largeLists = new Map(
  [
    exportable(caseList, caseSource),
    exportable(clientList, clientSource),
    exportable(orderList, orderSource),
    exportable(quoteList, quoteSource),
    exportable(invoiceList, invoiceSource),
    exportable(receivedList, receivedSource),
    exportable(documentList, documentSource),
    exportable(contactList, contactSource),
    exportable(applicationList, applicationSource),
    exportable(contentList, contentSource),
    exportable(newsList, newsSource),
    exportable(subscriberList, subscriberSource),
    exportable(nextYearList, nextYearSource),
    exportable(auditList, auditSource, listSignedRows),
    exportable(signInList, signInSource, listSignedRows),
  ].map((one) => [one.list.name, one]),
)
