import type { Sources } from '#analysis';
import type { Project } from '../language-server/project.ts';
import { workspaceOf } from '../workspace.ts';

/** Returns what a folder has to begin with: of one without journeys, the language alone. */
export const sourcesToBegin = (project: Project): Sources => project.sources() ?? workspaceOf('', []).sources;
