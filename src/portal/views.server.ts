import type { AppointmentRow } from '#appointments/appointment-db.server.ts'
import { isOpenAppointment } from '#appointments/appointment-status.ts'
import { localTimes, swissTimes } from '#appointments/free-times/zone.ts'
import { canJoin, doorsOpenAt, endOf, freeUntil } from '#appointments/kinds/terms.ts'
import { caseTypeLabel, readerOf, turnLabel, wordsForClient } from '#cases/case-status-text.ts'
import type { DocumentRow } from '#cases/documents/document-db.server.ts'
import { isFromFirm } from '#cases/documents/document-kinds.ts'
import * as caseTexts from '#cases/locales/en.ts'
import type { MessageRow } from '#cases/messages/message-db.server.ts'
import type { ListedThread } from '#cases/messages/thread-list-db.server.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { asksClient } from '#cases/process/case-states.ts'
import { turnOf } from '#cases/process/turn.ts'
import { company } from '#company/company.ts'
import { isViewable } from '#platform/files/filename.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'

const copy = () => t(portalTexts.views)

type CaseReading = { readerId: string; today: string; openQuestions?: number }

/** Case as this client or partner sees it, with whose turn it is. */
export function caseView(row: CaseRow, { readerId, today, openQuestions = 0 }: CaseReading) {
  const { id, caseNumber, title, taxYear, description, adviserName, version, orderId } = row
  const { state, status, phase, progress, dueOn, clientApprovedAt, filedOn, assessedOn } = row
  const { objectionEndsOn, objectionRequestedAt, objectedOn, decidedOn } = row
  const reading = { reader: readerOf(readerId, row), today, openQuestions }
  return {
    ...{ id, caseNumber, title, taxYear, description, adviserName, version, orderId },
    answersAt: company().hours.text,
    ...{ state, status, phase, progress, dueOn, clientApprovedAt, filedOn, assessedOn },
    ...{ objectionEndsOn, objectionRequestedAt, objectedOn, decidedOn },
    type: caseTypeLabel(row.caseType),
    reader: reading.reader,
    turn: turnOf(row, reading),
    turnLabel: turnLabel(row, reading),
    statusText: wordsForClient(row, reading),
  }
}
export type CaseView = ReturnType<typeof caseView>

/** `isScanned`: the client can open the document. `isRequested`: its case still accepts documents. */
export function documentView(row: DocumentRow) {
  const { id, caseId, caseNumber, taxYear, checklistItemId, originalFilename, fileSize } = row
  const { mediaType, state, rejectedReason, createdAt, uploadedByName, clientName } = row
  return {
    ...{ id, caseId, caseNumber, taxYear, checklistItemId, originalFilename, fileSize },
    documentType: typeOf(row),
    kind: row.kind,
    ...{ state, rejectedReason, createdAt },
    isViewable: isViewable(mediaType) || row.previewId !== null,
    isScanned: row.scanState === 'clean' || row.scanState === 'not_needed',
    isRequested: asksClient(row.caseState),
    isPlacedByReading: row.placedBy === 'reading',
    sender: uploadedByName === clientName ? null : uploadedByName,
  }
}

function typeOf({ kind, draftNumber, documentType }: DocumentRow): string {
  if (!isFromFirm(kind)) return documentType ?? t(caseTexts.cases).otherDocument
  return [t(caseTexts.cases).documentKinds[kind], draftNumber].filter(Boolean).join(' ')
}
export type DocumentView = ReturnType<typeof documentView>

export function messageView(row: MessageRow, viewerId: string) {
  const { id, threadId, caseId, caseNumber, taxYear, subject, body, senderType, senderName, createdAt, isRead } = row
  const { attachments, isByEmail } = row
  const isOwn = row.senderId === viewerId
  const isNew = senderType !== 'client' && !isRead
  const written = { subject, body, senderName, createdAt, attachments, isByEmail }
  return { id, threadId, caseId, caseNumber, taxYear, ...written, isOwn, isNew }
}
export type MessageView = ReturnType<typeof messageView>

/** Thread as clients see it. Omits the response deadline and the responsible adviser, which are internal. */
export function threadView(row: ListedThread, viewerId: string) {
  const { id, subject, caseNumber, lastMessageAt, last, isNew, waitingFor } = row
  const isOwn = last?.senderId === viewerId
  const lastWords = last && { by: isOwn ? copy().you : last.senderName, body: last.body }
  return {
    id,
    subject,
    caseNumber,
    lastMessageAt,
    isOwn,
    lastWords,
    isNew: isNew && last?.senderType !== 'client',
    waitingFor,
  }
}
export type ThreadView = ReturnType<typeof threadView>

/** Appointment as clients see it. Includes the meeting link only from ten minutes before the start until the end. */
export function appointmentView(row: AppointmentRow, now: Date) {
  const { id, number, kind, caseId, caseNumber, title, description, startsAt, durationMinutes, status } = row
  const { meetingType, staffName, zone, preparation, cancelReason } = row
  const isOpen = isOpenAppointment(row.status) && now < endOf(row)
  const hasRoom = isOpen && (row.meetingLink?.startsWith('https://') ?? false)
  return {
    ...{ id, number, kind, caseId, caseNumber, title, description, startsAt, durationMinutes, status },
    ...{ meetingType, staffName, zone, preparation, cancelReason, isOpen },
    times: swissTimes(row),
    local: localTimes(row, zone),
    freeUntil: freeUntil(row),
    opensAt: hasRoom && now < doorsOpenAt(row) ? doorsOpenAt(row) : null,
    link: hasRoom && canJoin(row, now) ? row.meetingLink : null,
  }
}
export type AppointmentView = ReturnType<typeof appointmentView>
