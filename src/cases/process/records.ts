import * as caseTexts from '#cases/locales/en.ts'
import { t } from '#platform/texts.ts'
import type { CaseState, CaseStatus } from './case-states.ts'

// Response shapes of the portal API, whose callers expect snake_case.

type CaseFacts = {
  id: string
  caseNumber: string
  title: string
  taxYear: number
  caseType: string
  priority: string
  state: CaseState
  status: CaseStatus
  description: string
  adviserName: string | null
  dueOn: string | null
  createdAt: Date
}

export function caseRecord(row: CaseFacts) {
  return {
    id: row.id,
    case_number: row.caseNumber,
    title: row.title,
    tax_year: row.taxYear,
    case_type: row.caseType,
    priority: row.priority,
    status: row.status,
    state: row.state,
    state_label: t(caseTexts.cases).states[row.state].label,
    description: row.description,
    assigned_to: row.adviserName,
    due_date: row.dueOn,
    created_at: row.createdAt.toISOString(),
  }
}

type DocumentFacts = {
  id: string
  caseId: string
  originalFilename: string
  documentType: string | null
  fileSize: number
  caseNumber: string
  taxYear: number
  state: string
  rejectedReason: string | null
  createdAt: Date
}

export function documentRecord(row: DocumentFacts) {
  return {
    id: row.id,
    case_id: row.caseId,
    original_filename: row.originalFilename,
    document_type: row.documentType ?? t(caseTexts.cases).otherDocument,
    file_size: row.fileSize,
    case_number: row.caseNumber,
    tax_year: row.taxYear,
    status: row.state,
    rejected_reason: row.rejectedReason,
    created_at: row.createdAt.toISOString(),
  }
}

type MessageFacts = {
  id: string
  caseId: string | null
  subject: string
  body: string
  senderType: 'admin' | 'client'
  senderName: string
  isRead: boolean
  caseNumber: string | null
  taxYear: number | null
  createdAt: Date
}

export function messageRecord(row: MessageFacts) {
  return {
    id: row.id,
    case_id: row.caseId,
    subject: row.subject,
    message: row.body,
    sender_type: row.senderType,
    sender_name: row.senderName,
    is_read: row.isRead,
    case_number: row.caseNumber,
    tax_year: row.taxYear,
    created_at: row.createdAt.toISOString(),
  }
}
