import { z } from 'zod'
import { statuses } from '#accounts/people/person.ts'
import { maxMessageLength, maxSubjectLength } from '#cases/messages/message.ts'
import { caseStates, caseStatuses } from '#cases/process/case-states.ts'

/** Inputs and outputs of the API and of the MCP server; the OpenAPI document is derived from them. */
const day = z.iso.date()
const url = z.url().describe('Page of the admin panel')
const limit = z.int().min(1).max(100).default(25).describe('Most entries to return')
const cursor = z.string().max(1000).optional().describe('`nextCursor` of the previous page')
const nextCursor = z.string().nullable().describe('Null on the last page')
const words = z.string().trim().min(1).max(100).optional()

export const clientQuery = z.strictObject({
  q: words.describe('Part of the name, email address or company'),
  status: z.enum(statuses).optional(),
  limit,
  cursor,
})

export const clientPage = z.strictObject({
  clients: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      company: z.string().nullable(),
      status: z.enum(statuses),
      cases: z.int().describe('Number of visible cases'),
      url,
    }),
  ),
  nextCursor,
})

export const caseQuery = z.strictObject({
  q: words.describe('Part of the title, case number or client'),
  status: z.enum(caseStatuses).optional(),
  taxYear: z.int().min(2000).max(2100).optional(),
  clientId: z.string().max(100).optional(),
  limit,
  cursor,
})

const caseFacts = {
  caseId: z.uuid(),
  caseNumber: z.string(),
  title: z.string(),
  taxYear: z.int(),
  state: z.enum(caseStates),
  clientId: z.string(),
  clientName: z.string(),
  adviser: z.string().nullable().describe('Null if no adviser is assigned'),
  url,
}

export const casePage = z.strictObject({
  cases: z.array(
    z.strictObject({ ...caseFacts, status: z.enum(caseStatuses), dueOn: day.nullable(), createdAt: z.iso.datetime() }),
  ),
  nextCursor,
})

export const deadlineQuery = z.strictObject({
  from: day.optional().describe('First day; without it, overdue deadlines are included'),
  to: day.optional().describe('Last day; without it, 14 days from today'),
  limit: z.int().min(1).max(100).default(50).describe('Most entries to return'),
})

export const deadlineKinds = ['documents', 'filing', 'objection'] as const

export const deadlinePage = z.strictObject({
  today: day,
  deadlines: z.array(
    z.strictObject({
      ...caseFacts,
      kind: z.enum(deadlineKinds).describe('What is due: the documents of the client, the return or an objection'),
      on: day,
      isOverdue: z.boolean(),
      waitingFor: z.enum(['client', 'other', 'firm', 'tax-office']).nullable().describe('Who has to act next'),
      missing: z.strictObject({
        documents: z.array(z.string()).describe('Required documents that the client has not sent'),
        openQuestions: z.int().describe('Questions that the client has not answered'),
        approvals: z.int().describe('People who have not yet approved the draft'),
      }),
    }),
  ),
  hasMore: z.boolean(),
})

export const draftInput = z.strictObject({
  caseId: z.uuid().optional().describe('Case that the message is about'),
  clientId: z.string().max(100).optional().describe('Client, for a message that belongs to no case'),
  subject: z.string().max(maxSubjectLength).optional().describe('Used only if the message starts a conversation'),
  body: z.string().min(1).max(maxMessageLength).describe('Text of the message'),
  replace: z.boolean().default(false).describe('Overwrite an unsent text that is already there'),
})

const draft = z.strictObject({
  clientId: z.string(),
  clientName: z.string(),
  threadId: z.uuid().nullable().describe('Null if sending starts a conversation'),
  subject: z.string(),
  body: z.string(),
  savedAt: z.iso.datetime(),
  url: z.url().describe('Page on which a person checks and sends the message'),
})

export const draftReply = z.strictObject({ draft })
export const draftPage = z.strictObject({ drafts: z.array(draft) })

export type ClientQuery = z.output<typeof clientQuery>
export type ClientPage = z.output<typeof clientPage>
export type CaseQuery = z.output<typeof caseQuery>
export type CasePage = z.output<typeof casePage>
export type DeadlineQuery = z.output<typeof deadlineQuery>
export type DeadlinePage = z.output<typeof deadlinePage>
export type DraftInput = z.output<typeof draftInput>
export type DraftPage = z.output<typeof draftPage>
