/**
 * Removes all but a sample of the changes. StrykerJS has no option for this, but reporters receive its plan, and a
 * change that already has a result is not run.
 */
import path from 'node:path'
import { PluginKind, commonTokens, declareFactoryPlugin, tokens } from '@stryker-mutator/api/plugin'
import { sampleOf } from './sampleOf.mjs'

export const NOT_SAMPLED = 'not in the sample'

function createReporter({ sampling }) {
  return {
    onMutationTestingPlanReady({ mutantPlans }) {
      const planned = mutantPlans.filter(({ plan }) => plan === 'Run')
      const changeOf = ({ mutant }) => ({
        ...mutant,
        fileName: path.relative('.', mutant.fileName),
      })
      const plans = new Map(planned.map((plan) => [changeOf(plan), plan]))
      const sample = new Set(sampleOf([...plans.keys()], sampling).map((each) => plans.get(each)))
      for (const plan of planned.filter((each) => !sample.has(each))) {
        plan.plan = 'EarlyResult'
        Object.assign(plan.mutant, { status: 'Ignored', statusReason: NOT_SAMPLED })
      }
    },
  }
}
createReporter.inject = tokens(commonTokens.options)

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Reporter, 'sample', createReporter)]
