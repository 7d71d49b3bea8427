import type { MetaDescriptor } from 'react-router'
import * as adminTexts from '#admin/locales/en.ts'
import { firmName } from '#content/firm-name.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.adminMeta)

export function adminMeta(title: string): MetaDescriptor[] {
  return [{ title: copy().admin(title, firmName) }, { name: 'robots', content: 'noindex, nofollow' }]
}
