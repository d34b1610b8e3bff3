import { useTranslation } from '#i18n';
import { Loading } from '#ui/kit';
import {
  MiniMap,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStore,
  useStoreApi,
  type Edge,
  type Node,
} from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { JourneyView } from '../../protocol.ts';
import { pairOf } from '../journey/walked.ts';
import { stepTitle } from '../words/step-words.ts';
import { wholeWords } from '../words/way-words.ts';
import styles from './Drawing.module.css';
import './marks.css';
import { OverDrawing } from './DrawingTools.tsx';
import { graphOf, type Graph, type Marks } from './graph.ts';
import { stepHeight, stepWidth, type Layout } from './layout.ts';
import { describe, labelOf } from './layouts.ts';
import { StepNode, type StepNodeData } from './StepNode.tsx';
import { useLayout } from './use-layout.ts';
import { WayEdge, type WayEdgeData } from './WayEdge.tsx';

type DrawingProps = {
  journey: JourneyView;
  chosen: string | undefined;
  /** Steps that the walk has passed, from which to which it went, and where it is. */
  passed: ReadonlySet<string>;
  pairs: ReadonlySet<string>;
  here: string | undefined;
  onChoose: (step: string) => void;
  /** Says what the marks mean. */
  legend: ReactNode;
  marks?: Marks;
};

// What it draws is scaled by what it is told here, and not by its style sheet.
const mapSize = { width: 144, height: 144 };
const nodeTypes = { step: StepNode };
const edgeTypes = { way: WayEdge };

/** Draws a journey, laid out by itself. */
export function Drawing(props: DrawingProps) {
  return (
    <ReactFlowProvider>
      <Laid {...props} />
    </ReactFlowProvider>
  );
}

function Laid(props: DrawingProps) {
  const { t } = useTranslation('studio');
  const { journey, marks, legend } = props;
  const [isFolded, setFolded] = useState(true);
  const graph = useMemo(() => graphOf(journey, isFolded, marks), [journey, isFolded, marks]);
  const layout = useLayout(useMemo(() => describe(graph, t), [graph, t]));
  const { nodes, edges } = useDrawn(props, graph, layout);
  if (!layout) return <Loading label={t('drawing.laying')} />;
  return (
    <div className={styles['drawing']}>
      <ReactFlow
        aria-label={t('drawing.label', { title: journey.title })}
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        ariaLabelConfig={{ 'node.a11yDescription.default': '', 'edge.a11yDescription.default': '' }}
        minZoom={0.1}
        maxZoom={2}
      >
        <MiniMap
          pannable
          zoomable
          ariaLabel={t('drawing.map')}
          className={styles['map'] ?? ''}
          style={mapSize}
        />
        {/* A step that has another name leaves the place where it is looked at as it is. */}
        <FirstSight key={layout.steps.size} layout={layout} start={journey.mainPath[0]} />
      </ReactFlow>
      <OverDrawing isFolded={isFolded} onFold={setFolded} legend={legend} />
    </div>
  );
}

/** Shows all of a drawing that is small, and of a large one its beginning at a size that can be read. */
function FirstSight({ layout, start }: { layout: Layout; start: string | undefined }) {
  const flow = useReactFlow();
  const pane = useStoreApi();
  const shownIn = useRef(0);
  const show = useEffectEvent((): void => {
    const { width, height } = pane.getState();
    shownIn.current = width;
    const bounds = flow.getNodesBounds(flow.getNodes());
    const whole = Math.min((width - 48) / bounds.width, (height - 96) / bounds.height);
    const zoom = Math.min(largest, Math.max(whole, leastLegible));
    const first = layout.steps.get(start ?? '');
    const middle = whole >= leastLegible || !first ? bounds.x + bounds.width / 2 : first.x + stepWidth / 2;
    void flow.setViewport({ zoom, x: width / 2 - middle * zoom, y: 64 - bounds.y * zoom });
  });
  const width = useStore((state) => state.width);
  // What is in the middle stays there when the place gets wider or narrower.
  const keepMiddle = useEffectEvent((now: number): void => {
    // Before it has been measured it has no middle.
    if (now === 0 || now === shownIn.current) return;
    const { x, y, zoom } = flow.getViewport();
    void flow.setViewport({ zoom, y, x: x + (now - shownIn.current) / 2 });
    shownIn.current = now;
  });
  useEffect(() => show(), []);
  useEffect(() => keepMiddle(width), [width]);
  return null;
}

/** A small drawing on a large desk is drawn larger. */
const largest = 1.3;

/** Words of a step that are drawn smaller than this are not read. */
const leastLegible = 0.8;

/** Where arrows end is known before anything is drawn: measured in the page, they would be gone until that is done. */
const handlesOf = (height: number) =>
  [
    { type: 'target', position: Position.Top, x: stepWidth / 2, y: 0, width: 1, height: 1 },
    { type: 'source', position: Position.Bottom, x: stepWidth / 2, y: height, width: 1, height: 1 },
  ] satisfies Node['handles'];

/** While nothing of them has changed they stay the same, and are not drawn again. */
function useDrawn(props: DrawingProps, graph: Graph, layout: Layout | undefined) {
  const { t } = useTranslation('studio');
  const { journey, chosen, passed, pairs, here, onChoose } = props;
  const { coverage } = journey;
  const nodes = useMemo(() => {
    const missing = Map.groupBy(coverage?.missing ?? [], ({ step }) => step);
    return graph.steps.flatMap((drawn): Node<StepNodeData>[] => {
      const { name } = drawn.step;
      const position = layout?.steps.get(name);
      if (!position) return [];
      const data = {
        drawn,
        isChosen: name === chosen,
        isPassed: passed.has(name),
        isHere: name === here,
        missing: missing.get(name)?.length ?? 0,
        onChoose,
      };
      const [width, height] = [stepWidth, stepHeight(drawn)];
      const box = { width, height, measured: { width, height }, handles: handlesOf(height) };
      return [{ id: name, type: 'step', position, ...box, data, ariaLabel: stepTitle(t, drawn.step) }];
    });
  }, [graph, layout, coverage, chosen, passed, here, onChoose, t]);
  const edges = useMemo(() => {
    // Where a refusal leads where a good answer does, the walk is taken to have gone by that.
    const granted = new Set(graph.ways.flatMap((way) => (way.isRefusal ? [] : [pairOf(way.from, way.to)])));
    return graph.ways.flatMap((way): Edge<WayEdgeData>[] => {
      const laid = layout?.ways.get(way.id);
      if (!laid) return [];
      const isWalked =
        pairs.has(pairOf(way.from, way.to)) && (!way.isRefusal || !granted.has(pairOf(way.from, way.to)));
      const told = way.ways.map((each) => wholeWords(t, each)).join('\n');
      const words = [way.mark && t(`review.way.${way.mark}`), told].filter(Boolean).join(': ');
      const data = { way, laid, label: labelOf(way, t), words, isWalked };
      return [{ id: way.id, type: 'way', source: way.from, target: way.to, data, ariaLabel: words }];
    });
  }, [graph, layout, pairs, t]);
  return { nodes, edges };
}
