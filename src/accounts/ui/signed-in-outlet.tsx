import type { ComponentProps } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { Drafts } from '#accounts/drafts/ui/drafts.tsx'

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
