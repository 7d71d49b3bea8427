import { Readable } from 'node:stream'
import type { Actor } from '#accounts/actor.ts'
import { addressLine } from '#accounts/address.ts'
import { listAddresses } from '#accounts/address-db.server.ts'
import { may } from '#accounts/may.ts'
import { firmName } from '#content/firm-name.ts'
import { objectionOffices } from '#content/tax-offices.ts'
import { swissDay } from '#platform/day.ts'
import { formatDate } from '#platform/format.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { type CaseRow, findCaseFor } from './case-db.server.ts'
import {
  draftObjection,
  letterFault,
  type ObjectionFault,
  type ObjectionLetter,
  objectionFault,
  objectionParts,
  officeLanguage,
} from './objection-letter.ts'
import { objectionPdf } from './objection-pdf.server.ts'
import { sightOf } from './sight.ts'
import { type UploadResult, uploadDocument } from './upload-document.server.ts'
import type { NoCase } from './with-case.server.ts'

type Needs = Parameters<typeof uploadDocument>[0]

/** The letter of an objection as it can be drafted from what the case knows. */
export async function viewObjection({ db, now }: Pick<Services, 'db' | 'now'>, found: CaseRow) {
  const [address] = await listAddresses(db, found.clientId)
  const draft = draftObjection(found.canton, {
    firm: firmName,
    client: found.clientName,
    address: address ? addressLine(address) : null,
    office: objectionOffices[found.canton ?? ''] ?? null,
    taxYear: found.taxYear,
    assessedOn: found.assessedOn && formatDate(found.assessedOn),
    deliveredOn: found.deliveredOn && formatDate(found.deliveredOn),
  })
  return { draft, language: officeLanguage(found.canton), fault: objectionFault(found, swissDay(now())) }
}

export type WriteOutcome =
  | { ok: true }
  | NoCase
  | ({ ok: false } & ObjectionFault)
  | Exclude<UploadResult, { ok: true }>

/**
 * Makes the letter of an objection, and its translation, and keeps both as letters of the case. The same letter written
 * twice on one day is kept once: its file is the same to the byte.
 */
export async function writeObjection(
  services: Needs,
  { caseId, actor, letter }: { caseId: string; actor: Actor; letter: ObjectionLetter },
): Promise<WriteOutcome> {
  const found = await findCaseFor(services.db, caseId, sightOf(actor))
  if (!found) return { ok: false, reason: 'unknown-case' }
  if (!may(actor.person, 'case.write', found)) return { ok: false, reason: 'forbidden' }
  const today = swissDay(services.now())
  const clean = { ...letter, office: cleaned(letter.office), english: cleaned(letter.english) }
  const fault = objectionFault(found, today) ?? letterFault(clean)
  if (fault) return { ok: false, ...fault }
  const dated = { madeAt: new Date(`${today}T00:00:00Z`), day: formatDate(today) }
  const files = [
    { name: 'objection', parts: clean.office, language: officeLanguage(found.canton) },
    { name: 'objection-in-english', parts: clean.english, language: 'en' },
  ] as const
  for (const { name, parts, language } of files) {
    const content = Readable.from([await objectionPdf({ parts, language, ...dated })])
    const declaredName = `${name}-${found.taxYear}.pdf`
    const kept = await uploadDocument(services, {
      ...{ caseId, actor, content, declaredName },
      checklistItemId: null,
      kind: 'letter',
    })
    if (!kept.ok) return kept
  }
  return { ok: true }
}

function cleaned(parts: ObjectionLetter['office']): ObjectionLetter['office'] {
  const copy = { ...parts }
  for (const part of objectionParts) copy[part] = cleanText(parts[part])
  return copy
}
