import { data, type LoaderFunctionArgs } from 'react-router'
import type { Actor } from '#accounts/sessions/actor.ts'
import { faultyLines, isOnList } from '#accounts/sign-in/allow-list.ts'
import { type AdminContext, adminContext, forbidden } from '#admin/guard.server.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { doneAt } from '#admin/notices.server.ts'
import { instantOf } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { FieldErrors } from '#platform/field-errors.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import type { Services } from '#platform/services.ts'
import { changeFromText, type SettingChange, settingValue } from '#platform/settings/setting.ts'
import { readSetting, type SaveSettingsOutcome, saveSettings } from '#platform/settings/settings.server.ts'
import { lockStored } from '#platform/settings/settings-db.server.ts'
import { t } from '#platform/texts.ts'
import { type FirmSetting, firmSettingNames, firmSettings } from './firm-settings.ts'
import { isSameText, type SettingsGroup, settingText, shownField } from './settings-part.ts'

export const fieldsOf = (parts: readonly SettingsGroup[]) => parts.flatMap(({ fields }) => fields)

export type SaveFirmSettingsOutcome =
  | SaveSettingsOutcome
  | { ok: false; reason: 'invalid' | 'conflict'; fields: FieldErrors }

type NamedChange = SettingChange & { name: FirmSetting; shown: string | undefined }

/** Saves settings. If another person has changed one of the same fields since, saves nothing; their changes remain. */
export async function saveFirmSettings(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, values }: { actor: Actor; values: Record<string, string> },
): Promise<SaveFirmSettingsOutcome> {
  const fields: FieldErrors = {}
  const changes: NamedChange[] = []
  for (const name of firmSettingNames) {
    const text = values[name]
    const shown = values[shownField(name)]
    if (text === undefined || (shown !== undefined && isSameText(text, shown))) continue
    const change = changeFromText(firmSettings[name], text)
    const error = ownError(name, text, { ip: actor.metadata.ip, now: now() })
    if (change && !error) changes.push({ ...change, name, shown })
    else fields[name] = error ?? t(adminTexts.setting)[name]
  }
  if (isClosingUntilPast(values, now())) fields.maintenanceUntil = t(adminTexts.setting).maintenanceUntilPast
  if (Object.keys(fields).length > 0) return { ok: false, reason: 'invalid', fields }
  const by = { actor, role: actor.person.role, at: now() }
  return db.transaction().execute(async (tx): Promise<SaveFirmSettingsOutcome> => {
    const conflict = await setConflict(tx, changes)
    if (Object.keys(conflict).length > 0) return { ok: false, reason: 'conflict', fields: conflict }
    return saveSettings(tx, changes, by)
  })
}

/** A field conflicts if its stored value differs from both the value shown in the form and the submitted one. */
async function setConflict(tx: Tx, changes: readonly NamedChange[]): Promise<FieldErrors> {
  const stored = await lockStored(
    tx,
    changes.map(({ setting }) => setting.key),
  )
  const fields: FieldErrors = {}
  for (const { name, setting, value, shown } of changes) {
    const now = settingText(settingValue(setting, stored.get(setting.key)))
    const isAsShown = now === '' || shown === undefined || isSameText(now, shown)
    if (!isAsShown && !isSameText(now, settingText(value))) fields[name] = t(adminTexts.setting).setConflict(now)
  }
  return fields
}

function ownError(name: FirmSetting, text: string, { ip, now }: { ip: string; now: Date }): string | null {
  if (name === 'allowList') return allowListError(text, ip)
  return name === 'maintenanceUntil' && isPast(text, now) ? t(adminTexts.setting).maintenanceUntilPast : null
}

/** True for maintenance that is switched on, or stays on, with an announced end that is already over. */
function isClosingUntilPast({ maintenanceMode, maintenanceUntil = '' }: Record<string, string>, now: Date): boolean {
  return maintenanceMode === 'on' && isPast(maintenanceUntil, now)
}

function isPast(text: string, now: Date): boolean {
  const instant = instantOf(text)
  return instant !== null && instant <= now
}

function allowListError(text: string, ownAddress: string): string | null {
  const strange = faultyLines(text)
  if (strange.length > 0)
    return t(adminTexts.setting).strangeLines(strange.map((line) => line.slice(0, 60)).slice(0, 5))
  return isOnList(text, ownAddress) ? null : t(adminTexts.setting).wouldLockOut(ownAddress)
}

export type SettingsAnswer = { at: string; fields: FieldErrors; values: Record<string, string> }

type SaveSettingsFormInput = Pick<LoaderFunctionArgs, 'request' | 'context'>

export async function loadSettings(requested: SaveSettingsFormInput, parts: readonly SettingsGroup[]) {
  const ctx = adminContext(requested, 'settings.write')
  return { values: await readTexts(ctx, fieldsOf(parts)) }
}

export async function saveSettingsAt(path: string, requested: SaveSettingsFormInput) {
  return saveSettingsForm(adminContext(requested, 'settings.write'), path, textsOf(await readForm(requested.request)))
}

export async function saveSettingsForm(
  { services, actor }: Pick<AdminContext, 'services' | 'actor'>,
  path: string,
  values: Record<string, string>,
) {
  const outcome = await saveFirmSettings(services, { actor, values })
  if (outcome.ok) throw doneAt(path, 'settings')
  if (outcome.reason === 'not-allowed') throw forbidden()
  return data<SettingsAnswer>(
    { at: values.intent ?? '', fields: outcome.fields, values },
    { status: outcome.reason === 'conflict' ? 409 : 422 },
  )
}

export async function readTexts(
  { services }: Pick<AdminContext, 'services'>,
  fields: readonly { name: FirmSetting }[],
): Promise<Partial<Record<FirmSetting, string>>> {
  const read = fields.map(async ({ name }) => [
    name,
    settingText(await readSetting<unknown>(services, firmSettings[name])),
  ])
  return Object.fromEntries(await Promise.all(read))
}
