import { expect, test } from 'vitest'
import { caseRecord, documentRecord, messageRecord } from './records.ts'

const createdAt = new Date('2026-11-21T09:00:00Z')

test('case, document and message records have the field names of the portal API', () => {
  const found = {
    id: 'c',
    caseNumber: 'ETB-2025-0147',
    title: 'Tax return 2025',
    taxYear: 2025,
    caseType: 'tax_return',
    priority: 'high',
    state: 'review',
    status: 'in_progress',
    description: 'Standard',
    adviserName: 'Tim Adler',
    dueOn: '2026-12-15',
    createdAt,
  } as const
  expect(caseRecord(found)).toMatchObject({
    id: 'c',
    case_number: 'ETB-2025-0147',
    tax_year: 2025,
    case_type: 'tax_return',
    priority: 'high',
    status: 'in_progress',
    state: 'review',
    description: 'Standard',
    assigned_to: 'Tim Adler',
    due_date: '2026-12-15',
    created_at: '2026-11-21T09:00:00.000Z',
  })
  const document = {
    id: 'd',
    caseId: 'c',
    originalFilename: 'lohn.pdf',
    documentType: 'Salary',
    fileSize: 421_888,
    caseNumber: 'ETB-2025-0147',
    taxYear: 2025,
    state: 'received',
    rejectedReason: null,
    createdAt,
  }
  expect(documentRecord(document)).toMatchObject({
    id: 'd',
    original_filename: 'lohn.pdf',
    document_type: 'Salary',
    file_size: 421_888,
    case_number: 'ETB-2025-0147',
    tax_year: 2025,
  })
  const message = {
    id: 'm',
    caseId: null,
    subject: 'S',
    body: 'B',
    senderType: 'admin',
    senderName: 'Tim',
    isRead: false,
    caseNumber: null,
    taxYear: null,
    createdAt,
  } as const
  expect(messageRecord(message)).toMatchObject({
    id: 'm',
    subject: 'S',
    message: 'B',
    sender_type: 'admin',
    is_read: false,
    case_number: null,
    tax_year: null,
    created_at: '2026-11-21T09:00:00.000Z',
  })
})
