import { clientList } from '#accounts/people/staff/client-list.tsx'
import { clientSource } from '#accounts/people/staff/client-list-db.server.ts'
import { staffList } from '#accounts/team/staff/staff-list.tsx'
import { staffSource } from '#accounts/team/staff/staff-list-db.server.ts'
import { auditSource, listSignedRows, signInSource } from '#admin/security/audit-db.server.ts'
import { auditList } from '#admin/security/audit-list.tsx'
import { signInList } from '#admin/security/sign-in-list.tsx'
import { receivedList } from '#billing/bank/staff/received-list.tsx'
import { receivedSource } from '#billing/bank/staff/received-list-db.server.ts'
import { invoiceList } from '#billing/staff/invoice-list.tsx'
import { invoiceSource } from '#billing/staff/invoice-list-db.server.ts'
import { checklistList } from '#cases/checklists/staff/checklist-list.tsx'
import { checklistSource } from '#cases/checklists/staff/checklist-list-db.server.ts'
import { documentList } from '#cases/documents/staff/document-list.tsx'
import { documentSource } from '#cases/documents/staff/document-list-db.server.ts'
import { caseList } from '#cases/list/staff/case-list.tsx'
import { caseSource } from '#cases/list/staff/case-list-db.server.ts'
import { claimList } from '#company/claims/staff/claim-list.tsx'
import { claimSource } from '#company/claims/staff/claim-list-db.server.ts'
import { deletionList } from '#privacy/deletion/staff/deletion-list.tsx'
import { deletionSource } from '#privacy/deletion/staff/deletion-list-db.server.ts'
import { contentList } from '#publishing/editor/staff/content-list.tsx'
import { contentSource } from '#publishing/editor/staff/content-list-db.server.ts'
import { newsList } from '#publishing/news/staff/news-list.tsx'
import { newsSource } from '#publishing/news/staff/news-list-db.server.ts'
import { campaignList } from '#publishing/newsletter/staff/campaign-list.tsx'
import { campaignSource } from '#publishing/newsletter/staff/campaign-list-db.server.ts'
import { subscriberList } from '#publishing/newsletter/staff/subscribers/subscriber-list.tsx'
import { subscriberSource } from '#publishing/newsletter/staff/subscribers/subscriber-list-db.server.ts'
import { nextYearList } from '#returns/next-year/staff/next-year-list.tsx'
import { nextYearSource } from '#returns/next-year/staff/next-year-list-db.server.ts'
import { catalogueList } from '#shop/catalogue/staff/catalogue-list.tsx'
import { catalogueSource } from '#shop/catalogue/staff/catalogue-list-db.server.ts'
import { orderList } from '#shop/orders/staff/order-list.tsx'
import { orderSource } from '#shop/orders/staff/order-list-db.server.ts'
import { promotionList } from '#shop/promotions/staff/promotion-list.tsx'
import { promotionSource } from '#shop/promotions/staff/promotion-list-db.server.ts'
import { quoteList } from '#shop/quotes/staff/quote-list.tsx'
import { quoteSource } from '#shop/quotes/staff/quote-list-db.server.ts'
import { applicationList } from '#site/careers/staff/application-list.tsx'
import { applicationSource } from '#site/careers/staff/application-list-db.server.ts'
import { contactList } from '#site/contact/staff/contact-list.tsx'
import { contactSource } from '#site/contact/staff/contact-list-db.server.ts'
import { exportable } from './export-list.server.ts'

export const allLists = new Map(
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
    exportable(catalogueList, catalogueSource),
    exportable(promotionList, promotionSource),
    exportable(checklistList, checklistSource),
    exportable(contentList, contentSource),
    exportable(newsList, newsSource),
    exportable(campaignList, campaignSource),
    exportable(subscriberList, subscriberSource),
    exportable(nextYearList, nextYearSource),
    exportable(staffList, staffSource),
    exportable(deletionList, deletionSource),
    exportable(claimList, claimSource),
    exportable(auditList, auditSource, listSignedRows),
    exportable(signInList, signInSource, listSignedRows),
  ].map((one) => [one.list.name, one]),
)
