import type { Results } from './calculators.ts'
import { capitalTab } from './capital/capital-tab.tsx'
import { compareTab } from './compare/compare-tab.tsx'
import { incomeTab } from './income/income-tab.tsx'
import { pillar3aTab } from './pillar-3a/pillar-3a-tab.tsx'
import { realEstateTab } from './real-estate/real-estate-tab.tsx'
import type { TabId } from './tabs.ts'
import type { TabView } from './ui/tab-view.ts'
import { wealthTab } from './wealth/wealth-tab.tsx'
import { withholdingTab } from './withholding/withholding-tab.tsx'

export const tabViews: { readonly [Id in TabId]: TabView<Results[Id], never> } = {
  'income-tax': incomeTab,
  'wealth-tax': wealthTab,
  'pillar-3a': pillar3aTab,
  'real-estate': realEstateTab,
  'withholding-tax': withholdingTab,
  'capital-benefit': capitalTab,
  'compare-communes': compareTab,
}
