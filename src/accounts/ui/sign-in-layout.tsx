import type { ComponentProps, ReactNode } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { Drafts } from '#accounts/drafts/ui/drafts.tsx'
import * as accountTexts from '#accounts/locales/en.ts'
import { firmName } from '#content/firm-name.ts'
import { Logo } from '#design/page/logo.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(accountTexts.signInLayout)

export function SignInLayout({ className, children }: { className: string; children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        {copy().skipToContent}
      </a>
      <div className={className}>
        <header>
          <Logo name={firmName} />
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  )
}

export function SignedInOutlet({ owner, drafts }: Omit<ComponentProps<typeof Drafts>, 'children'>) {
  const { state, formData } = useNavigation()
  const isLoading = state === 'loading' && formData === undefined
  return (
    <div className={isLoading ? 'waiting' : undefined} aria-busy={isLoading || undefined}>
      <Drafts owner={owner} drafts={drafts}>
        <Outlet />
      </Drafts>
    </div>
  )
}
