import type { SettingField } from '#admin/settings/settings-part.ts'
import { t } from '#platform/texts.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

const copy = () => t(publishingStaffTexts.generatorFields)

export function generatorFields(reviewers: readonly { id: string; name: string }[]): SettingField[] {
  return [
    {
      as: 'switch',
      name: 'autoGenerateBlog',
      label: copy().autoGenerateArticles,
      hint: copy().whenOnGeneratorWritesOne,
    },
    {
      as: 'switch',
      name: 'generatedReview',
      label: copy().whenToPublishArticles,
      hint: copy().inEitherCaseTextThat,
      options: [
        { value: 'before', label: copy().afterReview },
        { value: 'after', label: copy().asSoonAsAllChecks },
      ],
    },
    {
      as: 'choice',
      name: 'generatedReviewer',
      label: copy().reviewer,
      options: [
        { value: '', label: copy().personWhoStartedItOr },
        ...reviewers.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
  ]
}
