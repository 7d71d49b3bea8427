import type { MetaDescriptor } from 'react-router'
import { firmName } from '#content/firm-name.ts'

export function adminMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | Admin | ${firmName}` }, { name: 'robots', content: 'noindex, nofollow' }]
}
