import * as adminTexts from '#admin/locales/en.ts'
import { t } from '#platform/texts.ts'
import type { Filter } from './list.ts'

/** Limits a list to one client. Links set it; `clientOptions` checks the id and supplies the name. */
export const clientFilter: Filter = {
  kind: 'choice',
  get label() {
    return t(adminTexts.filterForm).client
  },
  by: 'links',
}
