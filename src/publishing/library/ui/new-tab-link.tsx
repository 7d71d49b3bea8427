import type { ReactNode } from 'react'
import { type ButtonKind, ButtonLink } from '#design/button.tsx'
import type { IconName } from '#design/icon.tsx'
import { VisuallyHidden } from '#design/page/layout.tsx'
import { t } from '#platform/texts.ts'
import * as libraryTexts from '#publishing/library/locales/en.ts'

const copy = () => t(libraryTexts.newTabLink)

export function NewTabLink({
  to,
  kind = 'outline',
  icon = 'external-link',
  size = 'small',
  about,
  children,
}: {
  to: string
  kind?: ButtonKind
  icon?: IconName
  size?: 'normal' | 'small'
  about?: string
  children: ReactNode
}) {
  return (
    <ButtonLink to={to} kind={kind} size={size} icon={icon} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>
        {about && `: ${about}`} {copy().opensInNewTab}
      </VisuallyHidden>
    </ButtonLink>
  )
}
