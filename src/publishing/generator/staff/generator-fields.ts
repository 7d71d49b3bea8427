import type { SettingField } from '#admin/settings/settings-part.ts'
import { t } from '#platform/texts.ts'
import { publishingStaffTexts } from '#publishing/staff/locales/en.ts'

const copy = () => t(publishingStaffTexts).generatorFields

export function generatorFields(reviewers: readonly { id: string; name: string }[]): SettingField[] {
  return [
    {
      as: 'switch',
      name: 'autoGenerateBlog',
      label: copy().autoGenerateArticles,
      hint: copy().onOneArticleEachDay,
    },
    {
      as: 'switch',
      name: 'generatedReview',
      label: copy().publishingOfArticles,
      hint: copy().whatFailsCheckBecomesNo,
      options: [
        { value: 'before', label: copy().afterSomebodyReadIt },
        { value: 'after', label: copy().whenAllChecksPass },
      ],
    },
    {
      as: 'choice',
      name: 'generatedReviewer',
      label: copy().whoReadsIt,
      options: [
        { value: '', label: copy().whoAskedOrOwner },
        ...reviewers.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
  ]
}
