import ELK, { type ElkNode } from 'elkjs/lib/elk-api.js';
import workerAddress from 'elkjs/lib/elk-worker.min.js?url';

type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
};

/** Starts the worker that lays drawings out; its address is one of ours, and the only one that the policy lets through. */
function startWorker(): Worker {
  const policies = Object(globalThis).trustedTypes as Policies | undefined; // as browsers that have them
  const policy = policies?.createPolicy('percorso-studio-worker', {
    createScriptURL: (address) => {
      if (address !== workerAddress) throw new TypeError('No other worker may be started.');
      return address;
    },
  });
  return new Worker(policy?.createScriptURL(workerAddress) ?? workerAddress);
}

/** Makes what lays drawings out, beside the page. */
export function createLayouter(): (graph: ElkNode) => Promise<ElkNode> {
  const elk = new ELK.default({ workerFactory: startWorker });
  return (graph) => elk.layout(graph);
}
