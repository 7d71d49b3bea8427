import { data, type LoaderFunctionArgs } from 'react-router'
import { type AdminContext, adminContext, forbidden } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import type { FieldErrors } from '#platform/field-errors.ts'
import { readForm } from '#platform/http/read-form.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { type FirmSetting, firmSettings } from './firm-settings.ts'
import { saveFirmSettings } from './save-settings.server.ts'
import { settingText } from './setting-text.ts'
import type { SettingsPart } from './settings-part.ts'

export type SettingsAnswer = { at: string; fields: FieldErrors; values: Record<string, string> }

type SaveSettingsFormInput = Pick<LoaderFunctionArgs, 'request' | 'context'>

export async function loadSettings(requested: SaveSettingsFormInput, parts: readonly SettingsPart[]) {
  const ctx = adminContext(requested, 'settings.write')
  return { values: await readTexts(ctx, fieldsOf(parts)) }
}

export async function saveSettingsAt(path: string, requested: SaveSettingsFormInput) {
  return saveSettingsForm(adminContext(requested, 'settings.write'), path, textsOf(await readForm(requested.request)))
}

export const fieldsOf = (parts: readonly SettingsPart[]) => parts.flatMap(({ fields }) => fields)

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
