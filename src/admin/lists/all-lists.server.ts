import { applicationList } from '#admin/applications/application-list.tsx'
import { applicationSource } from '#admin/applications/application-list-db.server.ts'
import { invoiceList } from '#admin/billing/invoice-list.tsx'
import { invoiceSource } from '#admin/billing/invoice-list-db.server.ts'
import { receivedList } from '#admin/billing/received-list.tsx'
import { receivedSource } from '#admin/billing/received-list-db.server.ts'
import { caseList } from '#admin/cases/case-list.tsx'
import { caseSource } from '#admin/cases/case-list-db.server.ts'
import { catalogueList } from '#admin/catalogue/catalogue-list.tsx'
import { catalogueSource } from '#admin/catalogue/catalogue-list-db.server.ts'
import { checklistList } from '#admin/checklists/checklist-list.tsx'
import { checklistSource } from '#admin/checklists/checklist-list-db.server.ts'
import { claimList } from '#admin/claims/claim-list.tsx'
import { claimSource } from '#admin/claims/claim-list-db.server.ts'
import { clientList } from '#admin/clients/client-list.tsx'
import { clientSource } from '#admin/clients/client-list-db.server.ts'
import { contactList } from '#admin/contacts/contact-list.tsx'
import { contactSource } from '#admin/contacts/contact-list-db.server.ts'
import { contentList } from '#admin/content/content-list.tsx'
import { contentSource } from '#admin/content/content-list-db.server.ts'
import { deletionList } from '#admin/deletion/deletion-list.tsx'
import { deletionSource } from '#admin/deletion/deletion-list-db.server.ts'
import { documentList } from '#admin/documents/document-list.tsx'
import { documentSource } from '#admin/documents/document-list-db.server.ts'
import { newsList } from '#admin/news/news-list.tsx'
import { newsSource } from '#admin/news/news-list-db.server.ts'
import { campaignList } from '#admin/newsletter/campaign-list.tsx'
import { campaignSource } from '#admin/newsletter/campaign-list-db.server.ts'
import { subscriberList } from '#admin/newsletter/subscribers/subscriber-list.tsx'
import { subscriberSource } from '#admin/newsletter/subscribers/subscriber-list-db.server.ts'
import { nextYearList } from '#admin/next-year/next-year-list.tsx'
import { nextYearSource } from '#admin/next-year/next-year-list-db.server.ts'
import { orderList } from '#admin/orders/order-list.tsx'
import { orderSource } from '#admin/orders/order-list-db.server.ts'
import { promotionList } from '#admin/promotions/promotion-list.tsx'
import { promotionSource } from '#admin/promotions/promotion-list-db.server.ts'
import { quoteList } from '#admin/quotes/quote-list.tsx'
import { quoteSource } from '#admin/quotes/quote-list-db.server.ts'
import { auditSource, listSignedRows, signInSource } from '#admin/security/audit-db.server.ts'
import { auditList } from '#admin/security/audit-list.tsx'
import { signInList } from '#admin/security/sign-in-list.tsx'
import { staffList } from '#admin/staff/staff-list.tsx'
import { staffSource } from '#admin/staff/staff-list-db.server.ts'
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
