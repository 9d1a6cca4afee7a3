//! The thinking time that a bot has left.

use crate::json::Json;
use std::time::{Duration, Instant};

/// CPU time; [`Duration::MAX`] where there is no limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimeLeft {
    /// For this answer.
    pub call: Duration,
    /// For this answer and all later ones.
    pub game: Duration,
}

impl TimeLeft {
    pub const FOREVER: TimeLeft = TimeLeft { call: Duration::MAX, game: Duration::MAX };

    /// Whichever runs out first.
    pub fn tightest(self) -> Duration {
        self.call.min(self.game)
    }

    /// As it comes with a call; without limits where nothing is said.
    pub(crate) fn given_with(call: &Json) -> TimeLeft {
        let time = |name| match call.find("time").and_then(|time| time.find(name)) {
            Some(Json::Integer(microseconds)) => Duration::from_micros(u64::try_from(*microseconds).unwrap_or(0)),
            _ => Duration::MAX,
        };
        TimeLeft { call: time("call_us"), game: time("game_us") }
    }

    pub(crate) fn less(self, used: Duration) -> TimeLeft {
        let less = |given: Duration| if given == Duration::MAX { given } else { given.saturating_sub(used) };
        TimeLeft { call: less(self.call), game: less(self.game) }
    }
}

/// Counts down what was given with a call.
///
/// Reading the CPU time is a system call, so it is not done at the start of every call; the wall time until a bot asks
/// for the first time counts as used.
pub(crate) struct CallClock {
    pub given: TimeLeft,
    called_at: Option<Instant>,
    cpu_at_call: Option<Duration>,
}

impl CallClock {
    pub const STOPPED: CallClock = CallClock { given: TimeLeft::FOREVER, called_at: None, cpu_at_call: None };

    pub fn new(given: TimeLeft, called_at: Instant) -> CallClock {
        CallClock { given, called_at: Some(called_at), cpu_at_call: None }
    }

    pub fn left(&mut self) -> TimeLeft {
        let cpu = cpu_time();
        let passed = self.called_at.map_or(Duration::ZERO, |called_at| called_at.elapsed());
        let before = *self.cpu_at_call.get_or_insert(cpu.saturating_sub(passed));
        self.given.less(cpu.saturating_sub(before))
    }
}

/// The CPU time that this process has used.
fn cpu_time() -> Duration {
    #[repr(C)]
    struct TimeSpec {
        seconds: i64,
        nanoseconds: i64,
    }
    extern "C" {
        fn clock_gettime(clock: i32, time: *mut TimeSpec) -> i32;
    }
    const CLOCK_PROCESS_CPUTIME_ID: i32 = 2;
    let mut time = TimeSpec { seconds: 0, nanoseconds: 0 };
    // SAFETY: the clock exists on every Linux, and the time is there to be written to.
    unsafe { clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &mut time) };
    Duration::new(time.seconds as u64, time.nanoseconds as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_left_never_grows() {
        let given = TimeLeft { call: Duration::from_secs(1), game: Duration::MAX };
        let mut clock = CallClock::new(given, Instant::now());
        let first = clock.left();
        let second = clock.left();
        assert!(first.call <= given.call && second.call <= first.call);
        assert_eq!(second.game, Duration::MAX);
        let mut stopped = CallClock::STOPPED;
        assert_eq!(stopped.left(), TimeLeft::FOREVER);
    }

    #[test]
    fn limits_are_where_they_are_given() {
        let call = Json::parse(br#"{"time":{"call_us":30000,"game_us":null}}"#).unwrap();
        let given = TimeLeft::given_with(&call);
        assert_eq!(given.tightest(), Duration::from_millis(30));
        assert_eq!(given.less(Duration::from_millis(40)), TimeLeft { call: Duration::ZERO, game: Duration::MAX });
        assert_eq!(TimeLeft::given_with(&Json::Null), TimeLeft::FOREVER);
    }
}
