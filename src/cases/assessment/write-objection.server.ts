import { Readable } from 'node:stream'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { addressLine } from '#accounts/people/address.ts'
import { listAddresses } from '#accounts/people/address-db.server.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { type UploadResult, uploadDocument } from '#cases/documents/upload-document.server.ts'
import { findEnclosedMandate } from '#cases/mandate/enclosed-mandate.server.ts'
import { type CaseRow, findCaseFor } from '#cases/process/case-db.server.ts'
import type { NoCase } from '#cases/process/with-case.server.ts'
import { firmName } from '#content/firm-name.ts'
import type { LetterLanguage, ObjectionRow } from '#content/objection-letters.ts'
import { objectionOffices } from '#content/procedure/tax-offices.ts'
import { swissDay } from '#platform/day.ts'
import { formatNumericDate } from '#platform/format.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { letterDocx } from './letter-docx.server.ts'
import { letterPdf } from './letter-pdf.server.ts'
import {
  draftObjection,
  letterError,
  type ObjectionError,
  type ObjectionLetter,
  objectionError,
  objectionParts,
  officeLanguage,
  officeLanguagesOf,
} from './objection-letter.ts'

type WriteObjectionDeps = Parameters<typeof uploadDocument>[0]

type RowsIn = (language: LetterLanguage) => ObjectionRow[]

export async function viewObjection(
  { db, now }: Pick<Services, 'db' | 'now'>,
  found: CaseRow,
  { requested, rowsIn }: { requested: string | null; rowsIn: RowsIn },
) {
  const language = officeLanguage(found.canton, requested)
  const [address] = await listAddresses(db, found.clientId)
  const mandate = await findEnclosedMandate(db, found, 'object')
  const facts = {
    firm: firmName,
    client: found.clientName,
    address: address ? addressLine(address) : null,
    office: objectionOffices[found.canton ?? ''] ?? null,
    taxYear: found.taxYear,
    assessedOn: found.assessedOn && formatNumericDate(found.assessedOn),
    deliveredOn: found.deliveredOn && formatNumericDate(found.deliveredOn),
    mandateSignedOn: mandate && formatNumericDate(mandate.signedOn),
  }
  const draft = draftObjection(language, facts, { office: rowsIn(language), english: rowsIn('en') })
  return { draft, language, languages: officeLanguagesOf(found.canton), error: objectionError(found, swissDay(now())) }
}

/** `language`: an official language of the canton; null means the canton's default language. */
type Writing = { caseId: string; actor: Actor; emailContent: ObjectionLetter; language: string | null }

export type WriteOutcome =
  | { ok: true }
  | NoCase
  | ({ ok: false } & ObjectionError)
  | Exclude<UploadResult, { ok: true }>

/** Submitting the same letter twice on a day stores it once, because identical files are detected. */
export async function writeObjection(
  services: WriteObjectionDeps,
  { caseId, actor, emailContent: email, language }: Writing,
): Promise<WriteOutcome> {
  const found = await findCaseFor(services.db, caseId, accessScopeOf(actor))
  if (!found) return { ok: false, reason: 'unknown-case' }
  if (!may(actor.person, 'case.write', found)) return { ok: false, reason: 'forbidden' }
  const today = swissDay(services.now())
  const clean = { ...email, office: cleaned(email.office), english: cleaned(email.english) }
  const error = objectionError(found, today) ?? letterError(clean)
  if (error) return { ok: false, ...error }
  const dated = { createdAt: new Date(`${today}T00:00:00Z`), day: formatNumericDate(today) }
  const inOffice = { parts: clean.office, language: officeLanguage(found.canton, language), ...dated }
  const inEnglish = { parts: clean.english, language: 'en', ...dated } as const
  const mandate = await findEnclosedMandate(services.db, found, 'object')
  const files = [
    { name: `objection-${found.taxYear}.pdf`, kind: 'letter', make: () => letterPdf(inOffice) },
    { name: `objection-in-english-${found.taxYear}.pdf`, kind: 'letter', make: () => letterPdf(inEnglish) },
    { name: `objection-${found.taxYear}.docx`, kind: 'internal', make: () => letterDocx(inOffice) },
    ...(mandate ? [{ name: mandate.filename, kind: 'letter', make: mandate.render } as const] : []),
  ] as const
  for (const { name: declaredName, kind, make } of files) {
    const content = Readable.from([await make()])
    const upload = { caseId, actor, content, declaredName, checklistItemId: null, kind }
    const saved = await uploadDocument(services, upload)
    if (!saved.ok) return saved
  }
  return { ok: true }
}

function cleaned(parts: ObjectionLetter['office']): ObjectionLetter['office'] {
  const copy = { ...parts }
  for (const part of objectionParts) copy[part] = cleanText(parts[part])
  return copy
}
