import { isBehind, keysOfStep, togetherWith } from '#engine';
import { drawnEdges, isCommit, type AnswerLanguage, type Finding, type Sources } from '#analysis';
import type { JourneyFile, Step } from '#schemas';
import type { JourneyView, StepView } from '../../protocol.ts';
import type { Belonging, Whose } from '../../whose.ts';
import type { JourneyCoverage } from '../../judge/coverage.ts';
import { stepsMoved } from '../history/steps-moved.ts';
import type { StepMoved } from '../../written.ts';
import { guardsView } from '../guards/guards-view.ts';
import type { JudgedCoverage } from './create-judgement.ts';
import { coverageView, passedSteps, type ItemGround } from './coverage-view.ts';
import { belongsTo, countsOf, faultOf } from './library-view.ts';
import { mainPath } from './main-path.ts';
import { scenarioViews } from './scenario-views.ts';
import { textViews } from './text-views.ts';
import { textOf, titleOf } from './titles.ts';
import { waysOf } from './ways.ts';

type Ground = {
  findings: readonly Finding[];
  judged: JudgedCoverage | undefined;
  language: AnswerLanguage;
  moves: readonly StepMoved[];
  whose: Whose | undefined;
};

/** Shows one journey whole; nothing when there is none of that name. */
export function journeyView(
  sources: Sources,
  id: string,
  { findings: all, judged, language, moves, whose }: Ground,
): JourneyView | undefined {
  const source = sources.journeys.get(id);
  if (!source) return undefined;
  const definition = source.journey?.value;
  const findings = all.filter(({ file }) => belongsTo(file, id));
  const fault = faultOf(source, findings);
  const coverage = judged?.coverage;
  const seen = coverage?.seen;
  return {
    id,
    title: titleOf(sources, source),
    ...belonging(whose),
    ...(definition && headOf(definition)),
    ...(fault !== undefined && { fault }),
    steps: definition ? stepsOf(definition, { sources, id, findings, coverage }) : [],
    moved: stepsMoved(moves, definition?.steps),
    ways: definition ? waysOf({ sources, id, definition, seen }) : [],
    ...guardsView({ sources, id, definition }),
    mainPath: definition ? mainPath(definition, drawnEdges(definition, sources.language.contract)) : [],
    findings,
    ...wordingOf(sources, id),
    scenarios: scenarioViews(source, { coverage, fault, language }),
    ...coveredBy(judged, { definition, sources, language }),
  };
}

const headOf = ({ note, version }: JourneyFile): Pick<JourneyView, 'note' | 'version'> => ({
  ...(note !== undefined && { note }),
  version,
});

const wordingOf = (sources: Sources, id: string): Pick<JourneyView, 'texts' | 'avoid'> => ({
  texts: textViews(sources, id),
  avoid: sources.words?.value?.avoid ?? [],
});

const belonging = (whose: Whose | undefined): Belonging => (whose ? { whose } : {});

type Covering = Omit<ItemGround, 'definition'> & { definition: JourneyFile | undefined };

const coveredBy = (
  judged: JudgedCoverage | undefined,
  { definition, ...around }: Covering,
): Pick<JourneyView, 'coverage'> => {
  if (!definition || !judged) return {};
  const view = coverageView(judged.coverage, { definition, ...around });
  return { coverage: { ...view, ...(judged.isBefore && { isBefore: true }) } };
};

type StepGround = { sources: Sources; id: string; coverage: JourneyCoverage | undefined } & Pick<
  Ground,
  'findings'
>;

function stepsOf(definition: JourneyFile, ground: StepGround): StepView[] {
  const { sources, id, findings, coverage } = ground;
  const passed = coverage && passedSteps(definition, { id, coverage, sources });
  const names = Object.keys(definition.steps);
  const together = new Set(
    names.flatMap((name) => (togetherWith(name, names).length > 0 ? keysOfStep(name)[0] : [])),
  );
  return Object.entries(definition.steps).map(([name, step]) => {
    const [within] = keysOfStep(name);
    return {
      ...stepNaming(name, step, { sources, id }),
      ...(isBehind(name) && within !== undefined && { within }),
      ...(together.has(name) && { isTogether: true }),
      ...('form' in step && step.form !== undefined && { form: step.form }),
      isCommit: step.kind === 'call' && isCommit(step),
      isStart: name === definition.start,
      findings: countsOf(findings.filter((finding) => stepOf(finding) === name)),
      ...(passed && { isPassed: passed.has(name) }),
    };
  });
}

/** Says what a step is called by: its screen, or what it is about. */
export function stepNaming(
  name: string,
  step: Step,
  { sources, id }: Pick<StepGround, 'sources' | 'id'>,
): Pick<StepView, 'name' | 'kind' | 'title' | 'about'> {
  const called = step.kind === 'journey' ? sources.journeys.get(step.journey) : undefined;
  const title = called ? titleOf(sources, called) : textOf(sources, id, [name, 'title']);
  const about = aboutOf(step);
  return {
    name,
    kind: step.kind,
    ...(title !== undefined && { title }),
    ...(about !== undefined && { about }),
  };
}

/** Names the step that a finding stands at; nothing for what is said of all of them. */
export function stepOf({ file, pointer }: Pick<Finding, 'file' | 'pointer'>): string | undefined {
  const [, first, second] = pointer.split('/');
  if (file.startsWith('i18n/')) return first;
  return first === 'steps' ? second?.replaceAll('~1', '/').replaceAll('~0', '~') : undefined;
}

function aboutOf(step: Step): string | undefined {
  switch (step.kind) {
    case 'call':
      return step.operation;
    case 'view':
      return step.view;
    case 'journey':
      return step.journey;
    case 'end':
      return step.outcome;
    case 'form':
      return step.runs?.operation;
    case 'branch':
    case 'assign':
      return undefined;
  }
}
