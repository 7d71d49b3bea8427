import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { asActor } from '#accounts/access/as-client.server.ts'
import type { Person } from '#accounts/people/person.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findDocument } from '#cases/documents/document-db.server.ts'
import type { DocumentKind } from '#cases/documents/document-kinds.ts'
import { uploadDocument } from '#cases/documents/upload-document.server.ts'
import { findCurrentDraft, showDrafts } from '#cases/drafts/return-draft-db.server.ts'
import { caseNumber } from '#cases/opening/case-opening.ts'
import { insertCase, reserveCaseCount } from '#cases/opening/case-opening-db.server.ts'
import { addDays } from '#cases/planning/due-date.ts'
import type { CaseState } from '#cases/process/case-states.ts'
import { moveCase } from '#cases/process/move-case.server.ts'
import { addChecklistItems, listChecklist } from '#cases/requests/checklist-db.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { aPerson as aPersonWithPassword } from './accounts/people.ts'
import type { World } from './world.ts'

export function aPerson(world: World, requested: Partial<Omit<Person, 'id'>> = {}): Promise<Person> {
  return aPersonWithPassword(world, { password: null, ...requested })
}

export function actorOf(person: Person): Actor {
  return { person, metadata: { id: 'request-1', ip: '192.0.2.7' } }
}

type Line = {
  productId?: string
  title?: string
  type?: 'package' | 'add-on' | 'consultation' | 'service'
  caseType?: string | null
  taxYear?: number | null
  quantity?: number
  checklist?: { title: string; isRequired: boolean }[]
}

export async function aProduct({ db }: Pick<Services, 'db'>, requested: Line = {}): Promise<Required<Line>> {
  const line = {
    productId: 'standard',
    title: 'Standard',
    type: 'package',
    caseType: 'tax_return',
    taxYear: 2025,
    quantity: 1,
    checklist: [],
    ...requested,
  } as const satisfies Required<Line>
  const { productId, title, type, caseType, taxYear, checklist } = line
  await db.transaction().execute(async (tx) => {
    const added = await tx
      .insertInto('products')
      .values({ id: productId, title, typeValue: type, caseType })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return
    await tx
      .insertInto('productVariants')
      .values({ id: productId, productId, title, priceInCents: 10_000, taxYear })
      .execute()
    for (const [position, item] of checklist.entries()) {
      await tx
        .insertInto('productChecklistItems')
        .values({ id: randomUUID(), productId, position, ...item })
        .execute()
    }
  })
  return line
}

type RequestedOrder = {
  lines?: Line[]
  state?: string
  personId?: string | null
  buyerEmail?: string | null
  buyerName?: string | null
}

export async function anOrder(world: World, requested: RequestedOrder = {}): Promise<{ id: string; number: number }> {
  const {
    lines = [{}],
    state = 'paid',
    personId = null,
    buyerEmail = 'ana@example.com',
    buyerName = 'Ana Keller',
  } = requested
  const order = await world.db
    .insertInto('orders')
    .values({
      state,
      personId,
      buyerEmail,
      buyerName,
      cartKey: randomUUID(),
      currencyCode: 'CHF',
      totalCents: 49_900,
      provider: 'sandbox',
      returnToken: randomUUID(),
      successUrl: 'http://localhost:3000/success',
      cancelUrl: 'http://localhost:3000/cart',
      expiresAt: world.now(),
      paidAt: world.now(),
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
  for (const [position, requestedLine] of lines.entries()) {
    const { productId, title, type, caseType, taxYear, quantity } = await aProduct(world, requestedLine)
    await world.db
      .insertInto('orderLines')
      .values({
        orderId: order.id,
        position,
        productId,
        variantId: productId,
        productTitle: title,
        variantTitle: title,
        typeValue: type,
        caseType,
        taxYear,
        quantity,
        unitPriceCents: 10_000,
      })
      .execute()
  }
  return order
}

type RequestedCase = {
  client?: Person
  state?: CaseState
  title?: string
  taxYear?: number
  priority?: 'high' | 'medium' | 'low'
  dueOn?: string
  assignedTo?: string | null
  stateBeforeHold?: CaseState | null
  clientApprovedAt?: Date | null
  filedOn?: string | null
  checklist?: { title: string; isRequired: boolean }[]
}

export type TestCase = { id: string; caseNumber: string; client: Person; itemIds: string[] }

export async function aCase(world: World, requested: RequestedCase = {}): Promise<TestCase> {
  const { client = await aPerson(world), checklist = [], taxYear = 2025, title = `Tax return ${taxYear}` } = requested
  const { state = 'intake', dueOn = addDays(swissDay(world.now()), 30), priority = 'medium' } = requested
  const order = await anOrder(world, { personId: client.id })
  const line = await world.db
    .selectFrom('orderLines')
    .select('id')
    .where('orderId', '=', order.id)
    .executeTakeFirstOrThrow()
  return world.db.transaction().execute(async (tx) => {
    const number = caseNumber(taxYear, await reserveCaseCount(tx, taxYear))
    const id = await insertCase(tx, {
      caseNumber: number,
      clientId: client.id,
      orderId: order.id,
      orderLineId: line.id,
      unitNumber: 1,
      title,
      caseType: 'tax_return',
      taxYear,
      priority,
      description: 'Standard',
      dueOn,
      createdAt: world.now(),
      updatedAt: world.now(),
    })
    const { stateBeforeHold = null, clientApprovedAt = null, filedOn = null, assignedTo = null } = requested
    const change = { state, stateBeforeHold, clientApprovedAt, filedOn, assignedTo }
    await tx.updateTable('cases').set(change).where('id', '=', id).execute()
    await addChecklistItems(
      tx,
      id,
      checklist.map((item) => ({ ...item, description: '' })),
    )
    const itemIds = (await listChecklist(tx, id)).map((item) => item.id)
    return { id, caseNumber: number, client, itemIds }
  })
}

export function aPdf(text: string = randomUUID()): Readable {
  return Readable.from([
    Buffer.from(`%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\n% ${text}\ntrailer << /Root 1 0 R >>\n%%EOF\n`),
  ])
}

type FirmDocument = { actor: Actor; kind: DocumentKind; content?: Readable; name?: string }

export async function aFirmDocument(
  world: World,
  { id: caseId }: { id: string },
  { actor, kind, content = aPdf(), name = `${kind}.pdf` }: FirmDocument,
): Promise<string> {
  const outcome = await uploadDocument(world, {
    caseId,
    actor,
    content,
    declaredName: name,
    checklistItemId: null,
    kind,
  })
  if (!outcome.ok) throw new Error(`the document was refused: ${outcome.reason}`)
  return outcome.documentId
}

export async function readDraft(world: World, { id }: { id: string }) {
  const draft = await findCurrentDraft(world.db, id)
  return { draftHash: draft?.sha256 ?? '', consent: 'yes' }
}

export async function anApproval(world: World, found: TestCase): Promise<void> {
  await world.db.transaction().execute(async (tx) => {
    await tx.updateTable('cases').set({ state: 'client_approval' }).where('id', '=', found.id).execute()
    await showDrafts(tx, found.id, world.now())
  })
  const facts = await readDraft(world, found)
  const outcome = await moveCase(world, { caseId: found.id, move: 'approve', actor: actorOf(found.client), facts })
  if (!outcome.ok) throw new Error(`the draft was not approved: ${JSON.stringify(outcome)}`)
}

export async function aDocument(world: World, found: TestCase, { itemId = null }: { itemId?: string | null } = {}) {
  const actor = actorOf(found.client)
  const outcome = await uploadDocument(world, {
    caseId: found.id,
    actor,
    content: aPdf(),
    declaredName: 'lohn.pdf',
    checklistItemId: itemId,
  })
  if (!outcome.ok) throw new Error(`the document was refused: ${outcome.reason}`)
  const document = await asActor(world.db, actor, (tx) => findDocument(tx, outcome.documentId, found.client.id))
  if (!document) throw new Error('the document was not kept')
  return document
}

export function listEmails({ db }: Pick<Services, 'db'>) {
  return db
    .selectFrom('emails')
    .select(['toAddress', 'subject', 'textBody', 'eventKey'])
    .orderBy('createdAt')
    .orderBy('eventKey')
    .execute()
}

export async function listAuditActions({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const rows = await db.selectFrom('auditEvents').select('action').orderBy('id').execute()
  return rows.map((row) => row.action)
}

/** The adviser's published recommendation on the current assessment. */
export async function anAdvice(world: World, caseId: string, { advice = 'accept', reason = 'All correct.' } = {}) {
  const { id: createdBy } = await aPerson(world, { role: 'adviser' })
  await world.db
    .insertInto('assessmentAdvice')
    .values({ caseId, version: 1, advice, reason, createdBy, createdAt: world.now() })
    .execute()
}
