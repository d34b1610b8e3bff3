import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { JourneyFile } from '#schemas';
import { hostJourneys } from './journey-host.fixture.tsx';
