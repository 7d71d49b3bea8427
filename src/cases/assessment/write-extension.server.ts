import { Readable } from 'node:stream'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { addressLine } from '#accounts/people/address.ts'
import { listAddresses } from '#accounts/people/address-db.server.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { type UploadResult, uploadDocument } from '#cases/documents/upload-document.server.ts'
import { findEnclosedMandate } from '#cases/mandate/enclosed-mandate.server.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import type { NoCase } from '#cases/process/with-case.server.ts'
import { extensionLetters } from '#content/extension-letters.ts'
import { firmName } from '#content/firm-name.ts'
import { mandateEnclosure } from '#content/power-of-attorney.ts'
import { swissDay } from '#platform/day.ts'
import { formatNumericDate } from '#platform/format.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { type ExtensionError, extensionError } from './extension.ts'
import { letterDocx } from './letter-docx.server.ts'
import { letterPdf } from './letter-pdf.server.ts'
import { officeLanguage } from './objection-letter.ts'

export const maxRecipientLength = 500
const maxNumberLength = 60

export type WriteExtensionOutcome =
  | { ok: true }
  | NoCase
  | { ok: false; reason: ExtensionError | 'no-recipient' | 'recipient-not-filled-in' | 'letter-too-long' }
  | Exclude<UploadResult, { ok: true }>

type WriteExtensionInput = {
  caseId: string
  actor: Actor
  untilOn: string
  recipient: string
  number: string
  /** An official language of the canton; null means its default language. */
  language: string | null
}

/** Stores the letter as PDF and Word file in the case. Submitting it twice on a day stores it once. */
export async function writeExtension(
  services: Parameters<typeof uploadDocument>[0] & Pick<Services, 'now'>,
  { caseId, actor, untilOn, language: requested, ...input }: WriteExtensionInput,
): Promise<WriteExtensionOutcome> {
  const { db, now } = services
  const found = await findCaseFor(db, caseId, accessScopeOf(actor))
  if (!found) return { ok: false, reason: 'unknown-case' }
  if (!may(actor.person, 'case.write', found)) return { ok: false, reason: 'forbidden' }
  const today = swissDay(now())
  const reason = extensionError(found, { untilOn, feeCents: 0 }, today)
  if (reason) return { ok: false, reason }
  const [recipient, number] = [cleanText(input.recipient), cleanText(input.number)]
  if (!recipient) return { ok: false, reason: 'no-recipient' }
  if (/\[[^\]]*\]/.test(recipient)) return { ok: false, reason: 'recipient-not-filled-in' }
  if (recipient.length > maxRecipientLength || number.length > maxNumberLength)
    return { ok: false, reason: 'letter-too-long' }
  const language = officeLanguage(found.canton, requested)
  const [address] = await listAddresses(db, found.clientId)
  const { clientName: client, taxYear } = found
  const mandate = await findEnclosedMandate(db, found, 'file')
  const mandateName = mandate && mandateEnclosure[language](formatNumericDate(mandate.signedOn))
  const parts = extensionLetters[language]({
    ...{ firm: firmName, client, address: address ? addressLine(address) : null, taxYear, recipient, number },
    ...{ until: formatNumericDate(untilOn), mandate: mandateName },
  })
  const letter = { parts, language, createdAt: new Date(`${today}T00:00:00Z`), day: formatNumericDate(today) }
  const files = [
    { name: `extension-${taxYear}.pdf`, kind: 'letter', make: () => letterPdf(letter) },
    { name: `extension-${taxYear}.docx`, kind: 'internal', make: () => letterDocx(letter) },
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
