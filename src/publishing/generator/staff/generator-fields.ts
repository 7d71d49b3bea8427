import type { SettingField } from '#admin/settings/settings-part.ts'

export function generatorFields(reviewers: readonly { id: string; name: string }[]): SettingField[] {
  return [
    {
      as: 'switch',
      name: 'autoGenerateBlog',
      label: 'Auto-generate articles',
      hint: 'On: one article each day (Europe/Zurich), also after the program was off for a while that day.',
    },
    {
      as: 'switch',
      name: 'generatedReview',
      label: 'Publishing of articles',
      hint: 'What fails a check becomes no article in either case.',
      options: [
        { value: 'before', label: 'After somebody read it' },
        { value: 'after', label: 'When all checks pass' },
      ],
    },
    {
      as: 'choice',
      name: 'generatedReviewer',
      label: 'Who reads it',
      options: [
        { value: '', label: 'Who asked, or an owner' },
        ...reviewers.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
  ]
}
